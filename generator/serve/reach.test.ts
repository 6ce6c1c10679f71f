import { hostname } from "node:os";
import { expect, test } from "vitest";
import { describeForeignHost, isAddress, isKnownHost, listOrigins, thisMachine } from "./reach.ts";

const everybody = { host: "0.0.0.0", names: [] };
const named = { host: "127.0.0.1", names: ["docs.example.org", ".preview.example"] };

test.each(["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000"])("who asks %s is answered by all", (host) => {
  for (const reach of [thisMachine, everybody, named]) expect(isKnownHost(host, reach)).toBe(true);
});

test.each(["192.168.1.5:4173", "[fe80::1]:80"])("who asks %s is answered where others are", (host) => {
  expect(isKnownHost(host, everybody)).toBe(true);
  for (const reach of [thisMachine, named]) expect(isKnownHost(host, reach)).toBe(false);
});

test("who asks for this machine by its own name is answered where others are", () => {
  for (const host of [hostname(), `${hostname().toUpperCase()}:4174`, `${hostname()}.local`]) {
    expect(isKnownHost(host, everybody)).toBe(true);
  }
});

test.each(["docs.example.org", "DOCS.example.org:443", "a.b.preview.example"])("%s is among the names", (host) => {
  expect(isKnownHost(host, named)).toBe(true);
  expect(isKnownHost(host, everybody)).toBe(false);
});

test.each([
  undefined,
  "",
  "evil.example",
  "127.0.0.1.evil.example",
  "127.0.0.1@evil.example",
  "preview.example",
  "evilpreview.example",
  "docs.example.org.evil.example",
  "[docs.example.org]",
  "localhost:8000:1",
])("%s is answered by none", (host) => {
  for (const reach of [thisMachine, everybody, named]) expect(isKnownHost(host, reach)).toBe(false);
});

test("who is refused hears of the way out, and nothing is repeated that is no name", () => {
  expect(describeForeignHost("docs.example.org:4174")).toBe(
    "This server doesn't answer to that name.\nIf it is yours, start the server with --allowed-host docs.example.org\n",
  );
  expect(describeForeignHost("<b>:1")).toBe("This server doesn't answer to that name.\n");
});

test.each(["0.0.0.0", "192.168.1.5", "::", "::1", "fe80::1"])("%s is an address", (text) => {
  expect(isAddress(text)).toBe(true);
});

test.each(["", "docs", "1.2.3", "1.2.3.256", ":::", "a:b", "::1]/[::1", "localhost"])("%s is none", (text) => {
  expect(isAddress(text)).toBe(false);
});

test("an address is shown as a browser takes it", () => {
  expect(listOrigins(thisMachine, 4174)).toEqual(["http://127.0.0.1:4174"]);
  expect(listOrigins({ host: "::1", names: [] }, 1)).toEqual(["http://[::1]:1"]);
  expect(listOrigins(everybody, 2)[0]).toBe("http://127.0.0.1:2");
});
