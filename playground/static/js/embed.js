// Embeds.

import { cssColour, h, outLink, webAddress } from "./dom.js";
import { when } from "./i18n.js";
import { line, rich } from "./markdown.js";
import { picture, thumbnail } from "./media.js";

/** How wide each field is: inline ones share a row, three at most. */
export function fieldWidths(fields) {
  const widths = [];
  for (let place = 0; place < fields.length; ) {
    let end = place;
    while (end < fields.length && fields[end].inline && end - place < 3) end++;
    const count = Math.max(1, end - place);
    for (let done = 0; done < count; done++) widths.push(["", "", "half", "third"][count] ?? "");
    place += count;
  }
  return widths;
}

function titled(text, address, look) {
  const url = address ? webAddress(address) : null;
  return h("div", { class: look }, url ? outLink(url, line(text)) : line(text));
}

/** One embed. */
export function embed(data) {
  const widths = fieldWidths(data.fields ?? []);
  const stamp = data.timestamp ? when(new Date(data.timestamp)) : null;
  const foot = [data.footer?.text, stamp].filter(Boolean).join(" • ");
  return h("article", { class: "embed", style: data.color ? { "--embed-colour": cssColour(data.color) } : {} },
    data.author && titled(data.author.name, data.author.url, "embed-author"),
    data.title && titled(data.title, data.url, "embed-title"),
    data.description && h("div", { class: "embed-text" }, rich(data.description)),
    data.fields?.length > 0 && h("div", { class: "fields" }, data.fields.map((field, place) =>
      h("div", { class: `field-row ${widths[place]}` },
        h("div", { class: "field-name" }, line(field.name)),
        h("div", { class: "field-value" }, rich(field.value))))),
    data.thumbnail && thumbnail(data.thumbnail),
    data.image && h("div", { class: "embed-picture" }, picture(data.image, data.image.description ?? data.title)),
    foot && h("div", { class: "embed-footer" }, foot),
  );
}
