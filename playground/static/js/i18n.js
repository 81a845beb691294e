// The page's own words, in the language of the user who is shown.

let texts = {};
let plural = new Intl.PluralRules("en");
let tongue = "en";

/** Loads the words of a language, `en` or `ru`. */
export async function speak(language) {
  const response = await fetch(`static/text/${language}.json`);
  texts = await response.json();
  plural = new Intl.PluralRules(language);
  tongue = language;
  document.documentElement.lang = language;
}

/** The language of the page. */
export const language = () => tongue;

/** A text with its `{variables}` filled in; one that depends on a number takes `count`. */
export function t(key, variables = {}) {
  let text = texts[key] ?? key;
  if (typeof text === "object") text = text[plural.select(variables.count)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in variables ? String(variables[name]) : whole));
}

/** The text of the page's language out of `{en, ru}`, or a plain value as it is. */
export function own(localized) {
  return localized !== null && typeof localized === "object" ? localized[tongue] : localized;
}

const sameDay = (one, other) => one.toDateString() === other.toDateString();

/** The time of day. */
export const clock = (date) => new Intl.DateTimeFormat(tongue, { hour: "numeric", minute: "2-digit" }).format(date);

/** A day in full. */
export const day = (date) => new Intl.DateTimeFormat(tongue, { dateStyle: "long" }).format(date);

/** A moment as the head of a message shows it. */
export function when(date) {
  const now = new Date();
  if (sameDay(date, now)) return t("today", { time: clock(date) });
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (sameDay(date, before)) return t("yesterday", { time: clock(date) });
  return new Intl.DateTimeFormat(tongue, { dateStyle: "short", timeStyle: "short" }).format(date);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A Discord timestamp: seconds since 1970 in one of its styles. */
export function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  if (style !== "R") return new Intl.DateTimeFormat(tongue, STYLES[style] ?? STYLES.f).format(date);
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(tongue, { numeric: "auto" }).format(Math.trunc(away / size), unit);
}

/** A file's size for people. */
export function bytes(size) {
  const units = tongue === "ru" ? ["байт", "КБ", "МБ"] : ["bytes", "KB", "MB"];
  let place = 0;
  let left = size;
  while (left >= 1024 && place < 2) [left, place] = [left / 1024, place + 1];
  return `${new Intl.NumberFormat(tongue, { maximumFractionDigits: place ? 2 : 0 }).format(left)} ${units[place]}`;
}
