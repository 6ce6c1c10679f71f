import { expect, it } from "vitest";
import { readAnchors, writeAnchors } from "./search-anchor-lines.ts";

const anchors = [
  { name: "id", anchor: "body.id" },
  { name: "ship", anchor: "body.ship" },
  { name: " home\n port", anchor: "body.ship.home-port" },
  { name: "name", anchor: "body.ship.name" },
  { name: "Where it goes", anchor: "~where" },
  { name: "flag", anchor: "body.ship.flag" },
  { name: "flag", anchor: "flag" },
  { name: "flag", anchor: "body.ship." },
  { name: "flag", anchor: "" },
  { name: "flag", anchor: ".flag" },
  { name: "name", anchor: ".name" },
];

it("gives back what it has written, with nothing twice that stands in the name", () => {
  const lines = writeAnchors(anchors);
  const read = readAnchors(lines);
  const names = anchors.map(({ name }) => name.replace(/\s+/g, " ").trim());
  expect(names.map((name, place) => read(place, name))).toEqual(anchors.map(({ anchor }) => anchor));
  expect(lines.split("\n").slice(0, 4)).toEqual(["body ", " ", "body.ship ", " "]);
});
