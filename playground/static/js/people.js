// Faces and names.

import { cssColour, h, icon } from "./dom.js";
import { state, userById } from "./state.js";

const COLOURS = ["#3b7dd8", "#2d8a4e", "#b0541e", "#a83279", "#7a52c7", "#0f7f8c", "#9c3d3d", "#5c6b2f"];

/** A round picture with the first letter of a name, or the bot's. */
export function avatar(author, size = "") {
  const bot = author.bot;
  const known = state.world.users.findIndex((user) => user.id === author.id);
  const number = Math.max(known, 0) % COLOURS.length;
  const name = author.global_name ?? author.name ?? author.username;
  const look = { class: `avatar ${size}`, "aria-hidden": "true" };
  look.style = { background: bot ? "var(--brand)" : COLOURS[number] };
  return h("span", look, bot ? icon("robot") : [...name][0]?.toUpperCase() ?? "?");
}

/** A name in the colour of its role. The colour is only used where it can be read on the dark theme. */
export function nameOf(author) {
  const known = userById(author.id);
  const colour = known?.colour && state.theme === "dark" ? { color: cssColour(known.colour) } : {};
  return h("span", { class: "name", style: colour }, author.global_name ?? author.username);
}

/** The bot as an author. */
export const botAuthor = () => ({
  id: state.world.application.id,
  username: state.world.application.name,
  global_name: null,
  bot: true,
});
