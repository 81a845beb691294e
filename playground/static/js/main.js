// Starts the page, and goes where its user goes.

import { connect, get, Refused, watch } from "./api.js";
import * as composer from "./composer.js";
import * as feed from "./feed.js";
import { speak, t } from "./i18n.js";
import { follow } from "./interact.js";
import * as modal from "./modal.js";
import * as sidebar from "./sidebar.js";
import { hear, place, state, tell, tongue } from "./state.js";
import { drawWelcome } from "./welcome.js";

const banner = document.getElementById("banner");

function warn(text) {
  banner.hidden = !text;
  banner.textContent = text ?? "";
}

async function loadCommands() {
  state.commands = await get("commands", place());
  tell("commands changed");
}

async function show() {
  sidebar.drawFrame();
  await loadCommands();
  drawWelcome();
  await feed.reload();
  composer.plain();
}

async function go(channel) {
  state.channel = channel;
  state.unread.delete(channel.id);
  sessionStorage.setItem("channel", channel.id);
  sidebar.openDrawer(false);
  await show();
}

async function become(user) {
  state.user = user;
  state.tongue = null;
  state.unread.clear();
  sessionStorage.setItem("user", user.id);
  await speak(tongue());
  watch();
  await go(user.channels.find((channel) => channel.id === state.channel?.id) ?? firstChannel(user));
}

/** A channel where the bot is, if the user has one. */
function firstChannel(user) {
  const installed = state.world.guilds.filter((guild) => guild.installed).map((guild) => guild.id);
  return user.channels.find((channel) => installed.includes(channel.guild)) ?? user.channels[0];
}

function setTheme(theme) {
  state.theme = theme;
  localStorage.setItem("theme", theme);
  document.documentElement.dataset.theme = theme;
}

async function setTongue(chosen) {
  state.tongue = chosen;
  await speak(chosen);
  await show();
}

function listen() {
  hear("go", go);
  hear("become", become);
  hear("tongue", setTongue);
  hear("theme", async (theme) => {
    setTheme(theme);
    sidebar.drawFrame();
    await feed.reload();
  });
  hear("state", async ({ connected }) => {
    state.connected = connected;
    sidebar.drawFrame();
    await loadCommands();
    drawWelcome();
  });
  hear("hello", async ({ connected }) => {
    if (state.connected === connected) return;
    state.connected = connected;
    sidebar.drawFrame();
    await loadCommands();
    drawWelcome();
  });
  let was = null;
  hear("line", async (open) => {
    warn(open ? null : t("lost"));
    if (open && was === false) await feed.reload();
    was = open;
  });
}

async function start() {
  setTheme(state.theme);
  await speak((navigator.language ?? "en").startsWith("ru") ? "ru" : "en");
  try {
    state.world = await get("world");
  } catch (error) {
    warn(error instanceof Refused && error.message === "401" ? t("no_key") : t("lost"));
    return;
  }
  state.connected = state.world.connected;
  for (const part of [composer, feed, modal, sidebar]) part.listen();
  follow();
  listen();
  const wanted = sessionStorage.getItem("user");
  const spoken = state.world.users.find((user) => (user.locale === "ru") === (tongueOfBrowser() === "ru"));
  const user = state.world.users.find((one) => one.id === wanted) ?? spoken ?? state.world.users[0];
  state.channel = user.channels.find((channel) => channel.id === sessionStorage.getItem("channel")) ?? null;
  await become(user);
  connect();
}

const tongueOfBrowser = () => ((navigator.language ?? "en").startsWith("ru") ? "ru" : "en");

start();
