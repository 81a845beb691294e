// What the page knows, and who wants to hear when it changes.

export const state = {
  key: location.hash.slice(1),
  world: null,
  user: null,
  channel: null,
  theme: localStorage.getItem("theme") ?? "dark",
  tongue: null, // a language chosen by hand, else the user's own
  connected: false,
  commands: [],
  unread: new Set(),
};

const listeners = new Map();

/** Calls `listener` whenever `topic` is told of. */
export function hear(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/** Tells all who hear of a topic. */
export function tell(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** The language of the page: `en` or `ru`. */
export const tongue = () => state.tongue ?? (state.user?.locale === "ru" ? "ru" : "en");

/** The locale that the user's interactions carry. */
export function locale() {
  if (tongue() === "ru") return "ru";
  return state.user.locale === "ru" ? "en-US" : state.user.locale;
}

/** A user of the world by id. */
export const userById = (id) => state.world.users.find((user) => user.id === id);

/** The channel that is shown, as its user sees it. */
export const place = () => ({ user: state.user.id, channel: state.channel.id, locale: locale() });

/** Reads something out to those who do not see the page. */
export function announce(text) {
  const spot = document.getElementById("announcer");
  spot.textContent = "";
  setTimeout(() => (spot.textContent = text), 50);
}
