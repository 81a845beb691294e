// Components of messages: buttons, selects, and the layouts of Components V2.

import { cssColour, dots, h, icon, outLink, webAddress } from "./dom.js";
import { t } from "./i18n.js";
import { interact } from "./interact.js";
import { rich } from "./markdown.js";
import { covered, fileCard, picture, thumbnail } from "./media.js";
import { select } from "./select.js";
import { announce } from "./state.js";

const [ROW, BUTTON, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER] = [1, 2, 9, 10, 11, 12, 13, 14, 17];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** Notes under a message that the bot did not answer what was done to it, or takes the note away. */
function noteFailure(messageId, text) {
  const message = document.getElementById(`message-${messageId}`);
  message?.querySelector(".failed")?.remove();
  if (!message || !text) return;
  message.querySelector(".body").append(h("div", { class: "failed" }, icon("warn"), text));
  announce(text);
}

async function use(path, message, body, busy) {
  busy(true);
  noteFailure(message.id, null);
  const done = await interact(path, { message: message.id, ...body });
  busy(false);
  if (done.status === "failed") noteFailure(message.id, t("failed"));
  if (done.status === "refused") noteFailure(message.id, t("refused", { why: done.why }));
}

function button(part, message) {
  const label = [
    part.emoji?.name && !part.emoji.id && h("span", { "aria-hidden": part.label ? "true" : null }, part.emoji.name),
    part.label && h("span", {}, part.label),
  ];
  if (part.url) {
    const url = webAddress(part.url);
    if (url === null) return h("span", { class: "button", "aria-disabled": "true" }, label);
    const link = outLink(url, label, icon("out"));
    link.className = "button";
    link.title = t("open_link");
    return link;
  }
  const element = h("button", {
    type: "button", class: `button ${STYLES[part.style] ?? ""}`, disabled: part.disabled, "data-custom-id": part.custom_id,
  }, label);
  const wait = dots();
  element.addEventListener("click", () => {
    if (element.classList.contains("busy")) return;
    use("click", message, { custom_id: part.custom_id }, (busy) => {
      element.classList.toggle("busy", busy);
      element.setAttribute("aria-busy", String(busy));
      if (busy) element.append(wait);
      else wait.remove();
    });
  });
  return element;
}

function menu(part, message) {
  const element = select(part, (values) => use("select", message, { custom_id: part.custom_id, values }, (busy) => {
    element.setAttribute("aria-busy", String(busy));
  }));
  element.querySelector("button").dataset.customId = part.custom_id;
  return element;
}

function section(part, message) {
  const { accessory } = part;
  const side = accessory.type === THUMBNAIL ? thumbnail(accessory.media, accessory.description) : component(accessory, message);
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, part.components.map((child) => component(child, message))),
    accessory.spoiler && side ? covered(side) : side);
}

function gallery(part) {
  return h("div", { class: "gallery" }, part.items.map((item) => {
    const shown = picture(item.media, item.description);
    return item.spoiler ? covered(shown) : shown;
  }));
}

function container(part, message) {
  const accent = part.accent_color;
  const box = h("div", {
    class: `container ${accent === undefined || accent === null ? "no-accent" : ""}`,
    style: accent ? { "--accent": cssColour(accent) } : {},
  }, part.components.map((child) => component(child, message)));
  return part.spoiler ? covered(box) : box;
}

function component(part, message) {
  switch (part.type) {
    case ROW: return h("div", { class: "row" }, part.components.map((child) => component(child, message)));
    case BUTTON: return button(part, message);
    case SECTION: return section(part, message);
    case TEXT: return rich(part.content);
    case GALLERY: return gallery(part);
    case FILE: {
      const card = fileCard({ url: part.file.url, filename: part.name, size: part.size });
      return part.spoiler ? covered(card) : card;
    }
    case SEPARATOR:
      return h("hr", { class: `separator ${part.divider === false ? "bare" : ""} ${part.spacing === 2 ? "wide" : ""}` });
    case CONTAINER: return container(part, message);
    default: return menu(part, message);
  }
}

/** The components of a message, or null where there are none. */
export function components(message) {
  if (!message.components.length) return null;
  return h("div", { class: "components" }, message.components.map((part) => component(part, message)));
}
