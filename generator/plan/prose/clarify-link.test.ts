import { expect, it } from "vitest";
import { clarifyLink } from "./clarify-link.ts";

it.each([
  ["here", { href: "/docs/a/", leadsTo: "A <guide>" }, '<span class="visually-hidden"> (A &lt;guide&gt;)</span>'],
  [" Click\nhere. ", { href: "https://example.org/a" }, '<span class="visually-hidden"> (example.org)</span>'],
  ["the guide here", { href: "/docs/a/", leadsTo: "A guide" }, ""],
  ["here", { href: "#part" }, ""],
  ["Start", { href: "/docs/start/", leadsTo: "Start" }, ""],
])("says where a link called %o leads", (text, target, expected) => {
  expect(clarifyLink(text, target)).toBe(expected);
});
