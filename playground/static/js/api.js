// The way to the server: requests with the key of this run, and a socket over which it tells what happens.

import { state, tell } from "./state.js";

/** What the server said no to. */
export class Refused extends Error {}

async function ask(path, options = {}) {
  const headers = { Authorization: `Bearer ${state.key}`, ...options.headers };
  const response = await fetch(`api/${path}`, { ...options, headers });
  if (response.status === 401) throw new Refused("401");
  const body = await response.json().catch(() => ({ error: `${response.status}` }));
  if (!response.ok) throw new Refused(body.error ?? `${response.status}`);
  return body;
}

/** Reads something: `get("messages", {user, channel})`. */
export const get = (path, query = {}) => ask(`${path}?${new URLSearchParams(query)}`);

/** Does something: `act("click", {…})`. */
export const act = (path, body) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

let socket = null;
let wait = 500;

function greet() {
  socket.send(JSON.stringify({ key: state.key, user: state.user?.id }));
}

/** Opens the socket and keeps it open; what comes over it is told under its kind. */
export function connect() {
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/playground/socket`);
  socket.addEventListener("open", () => {
    wait = 500;
    greet();
    tell("line", true);
  });
  socket.addEventListener("message", (event) => {
    const { kind, ...detail } = JSON.parse(event.data);
    tell(kind, detail);
  });
  socket.addEventListener("close", () => {
    tell("line", false);
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  });
}

/** Tells the server that another user is shown. */
export function watch() {
  if (socket?.readyState === WebSocket.OPEN) greet();
}

/** A file as it goes to the server. */
export async function packed(file) {
  const data = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let start = 0; start < data.length; start += 32768) {
    binary += String.fromCharCode(...data.subarray(start, start + 32768));
  }
  return { filename: file.name, base64: btoa(binary) };
}
