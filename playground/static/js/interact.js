// Acts that the bot has to answer: begun at the server, followed until the bot has answered or failed.

import { act, Refused } from "./api.js";
import { t } from "./i18n.js";
import { announce, hear, locale, state, tell } from "./state.js";

const followed = new Map();
const early = new Map();

/** Listens for the bot's answers; called once. */
export function follow() {
  hear("exchange", ({ exchange }) => {
    const listener = followed.get(exchange.id);
    if (listener) listener(exchange);
    else early.set(exchange.id, exchange);
    if (early.size > 50) early.delete(early.keys().next().value);
  });
}

function track(exchange, settled) {
  const listener = (latest) => {
    if (latest.status === "pending") return;
    followed.delete(exchange.id);
    if (latest.modal) tell("modal", latest);
    settled(latest);
  };
  followed.set(exchange.id, listener);
  const known = early.get(exchange.id) ?? exchange;
  early.delete(exchange.id);
  listener(known);
}

/**
 * Begins an interaction. Resolves with how it stands as soon as the bot has answered in any way, or with the status
 * `failed`; with `refused` and a reason where the server did not take it.
 */
export async function interact(path, body) {
  try {
    const answer = await act(path, { user: state.user.id, locale: locale(), ...body });
    return await new Promise((resolve) => track(answer.exchange, resolve));
  } catch (error) {
    if (!(error instanceof Refused)) return { status: "refused", why: t("lost") };
    announce(t("refused", { why: error.message }));
    return { status: "refused", why: error.message };
  }
}
