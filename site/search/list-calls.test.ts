import { expect, it } from "vitest";
import { listCalls } from "./list-calls.ts";

const synonyms = new Map([
  ["/ships", ["listShips", "addShip"]],
  ["GET /ships", ["listShips"]],
  ["POST /ships", ["addShip"]],
  ["/ships/{}", ["getShip"]],
  ["/ships/{}/berths/{}", ["getBerth"]],
  ["/ships/newest", ["getNewest"]],
  ["/{}/crew", ["listCrew"]],
  ["boat", ["ship"]],
]);

it.each([
  ["GET /ships", ["listShips"]],
  ["post /ships", ["addShip"]],
  ["/ships", ["listShips", "addShip"]],
  ["/ships/{shipId}", ["getShip"]],
  ["/ships/12", ["getShip"]],
  ["/ships/newest", ["getNewest"]],
  ["/api/v2/ships/urn:x:1/berths/3?deep=true", ["getBerth"]],
  ["/12/crew", ["listCrew"]],
  ["/boats/12", []],
  ["DELETE /ships", []],
  ["ships", []],
])("knows what %s calls", (text, expected) => {
  expect(listCalls(text, { synonyms })).toEqual(expected);
});
