// Builds elements. Text only ever becomes text nodes: nothing that a message says can become markup.

const PATHS = {
  at: "M16 8v5a3 3 0 0 0 5 2 9 9 0 1 0-4 5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  chat: "M4 5h16v11H9l-5 4z",
  check: "M5 12.5l4.5 4.5L19 7",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  cross: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6",
  down: "M6 9l6 6 6-6",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  file: "M7 2.5h7l5 5v14H7zM14 2.5v5h5",
  hash: "M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  id: "M3 5h18v14H3zM7 10v4M11 14v-4h1.5a2 2 0 0 1 0 4z",
  menu: "M4 7h16M4 12h16M4 17h16",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  plus: "M12 4.5v15M4.5 12h15",
  reply: "M10 7L4 12l6 5M4 12h9a7 7 0 0 1 7 6",
  robot: "M5 9h14v10H5zM12 9V5M9.5 13.5v1.5M14.5 13.5v1.5M2.5 12v4M21.5 12v4",
  send: "M4 4l17 8-17 8 3-8zM7 12h14",
  slash: "M15.5 4l-7 16",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
  warn: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5M12 16.5h.01",
};

/** An element with attributes, listeners (`onclick`), styles (`style: {…}`) and children; null children are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "style") for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A drawn sign; it is decoration, the words are elsewhere. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A round or square button that shows only a sign; `label` is read out and shown as a hint. */
export function iconButton(name, label, onclick, props = {}) {
  return h("button", { type: "button", class: "icon-button", title: label, "aria-label": label, onclick, ...props }, icon(name));
}

/** Replaces everything in an element. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(Boolean));
  return element;
}

/** Three dots that pulse. */
export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

/** An http or https address as it is, anything else null. */
export function webAddress(text) {
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}

/** A link that opens elsewhere and tells the other side nothing. */
export function outLink(url, ...children) {
  return h("a", { href: url.href, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
}

/** 0xRRGGBB as CSS writes it. */
export const cssColour = (number) => `#${number.toString(16).padStart(6, "0")}`;

let serial = 0;
/** A fresh id for labels and lists. */
export const freshId = (stem) => `${stem}-${++serial}`;
