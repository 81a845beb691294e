// Pictures and files. Only what this server keeps is loaded; anything from outside is named instead.

import { h, icon, iconButton, outLink, webAddress } from "./dom.js";
import { bytes, t } from "./i18n.js";

const SHOWN = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/** Whether a file is a picture that browsers show. */
export const isPicture = (file) => SHOWN.includes(file.content_type ?? "");

/** A picture from this server, or a note of where it would come from. */
export function picture(media, description, look = "picture") {
  const url = webAddress(media.url);
  if (url === null || url.origin !== location.origin) {
    const host = url?.host ?? media.url;
    const note = h("span", { class: "picture-missing" }, description ? `${description} — ` : "", t("outside_picture", { host }));
    return url === null ? note : outLink(url, note);
  }
  const size = media.width && media.height ? { width: media.width, height: media.height } : {};
  const image = h("img", { class: look, src: url.pathname + url.search, alt: description ?? "", loading: "lazy", ...size });
  return h("button", {
    type: "button", class: "picture-button", "aria-label": `${t("open_picture")}: ${description || t("picture")}`,
    onclick: () => enlarge(url, description),
  }, image);
}

/** A picture from this server that is not to be enlarged, such as the small one of an embed. */
export function thumbnail(media, description, look = "thumb") {
  const url = webAddress(media.url);
  if (url === null || url.origin !== location.origin) return null;
  return h("img", { class: look, src: url.pathname + url.search, alt: description ?? "" });
}

function enlarge(url, description) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": description || t("picture") });
  dialog.append(
    h("div", { class: "bar" }, h("span", {}, description ?? ""), iconButton("close", t("close"), () => dialog.close())),
    h("img", { src: url.pathname + url.search, alt: description ?? "" }),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A file to download. */
export function fileCard({ url: address, filename, size, description }) {
  const url = webAddress(address);
  const name = h("div", { class: "clip" },
    url ? h("a", { href: url.pathname + url.search, download: filename }, filename) : filename,
    h("small", {}, [size === undefined ? null : bytes(size), description].filter(Boolean).join(" · ")));
  return h("div", { class: "file" }, icon("file"), name);
}

/** Something under a cover until it is asked for. */
export function covered(content) {
  const cover = h("button", { type: "button", class: "cover", onclick: () => whole.replaceWith(content) }, t("spoiler"));
  content.inert = true;
  cover.addEventListener("click", () => (content.inert = false));
  const whole = h("div", { class: "covered" }, content, cover);
  return whole;
}

/** The files of a message: pictures shown, others to download. */
export function files(attachments) {
  if (!attachments.length) return null;
  return h("div", { class: "files" }, attachments.map((file) => {
    const shown = isPicture(file) ? picture(file, file.description) : fileCard(file);
    return file.filename.startsWith("SPOILER_") ? covered(shown) : shown;
  }));
}
