import { expect, it } from "vitest";
import { readInvalid } from "./read-invalid.ts";

const missing = "field is required but not found and has no default value";

it.each([
  // Data that is not as its schema says.
  [`ERROR :: /draught :: ${missing}`, "kind:field draught"],
  [`ERROR :: /berths/0/length :: ${missing}`, "kind:field berths.length"],
  [`Failed to validate record with class org.harbour.Ship: ERROR :: /draught :: ${missing}`, "kind:field Ship.draught"],
  [`ERROR :: /value/org.harbour.Snapshot/aspects/0/org.harbour.Ship/draught :: ${missing}`, "kind:field Ship.draught"],
  ['ERROR :: /ships/2/flag :: "RED" is not an enum symbol', "kind:field ships.flag"],
  ["ERROR :: /draft :: unrecognized field found but not allowed", "kind:field draft"],
  ["record with class org.harbour.Ship: ERROR :: /draft :: unrecognized field found but not allowed", "record Ship"],
  [
    `{"message":"ERROR :: /draught :: ${missing}\\nERROR :: /flag :: ${missing}\\n","status":422}`,
    "kind:field draught",
  ],
  ['org.harbour.NotPresentException: Field "draught" is required but it is not present', "kind:field draught"],
  ["java.lang.IllegalArgumentException: No enum constant org.harbour.Flag.RED", "org.harbour.Flag"],
  ["ValueError: 'RED' is not a valid HarbourFlag", "enum HarbourFlag"],
  // Options of a source.
  ["1 validation error for HarbourV2Config pilot_id field required (type=value_error.missing)", "Harbour pilot_id"],
  ["2 validation errors for HarbourSourceConfig\ntide -> level\n  Field required [type=missing]", "Harbour tide.level"],
  ["1 validation error for HarbourConfig\npilott\n  Extra inputs are not permitted", "source Harbour"],
  ["Failed to find a registered source for type harbor: 'none'", "source harbor"],
  // Calls.
  ["TypeError: ShipClass.__init__() missing 1 required positional argument: 'flag'", "ShipClass"],
  ["TypeError: make_ship() got an unexpected keyword argument 'flagg'", "make_ship"],
  ["AttributeError: 'ShipClass' object has no attribute 'flagg'", "ShipClass"],
  ["AttributeError: module 'harbour.classes' has no attribute 'ShipClas'", "ShipClas"],
  ["ImportError: cannot import name 'ShipClas' from 'harbour.classes' (/x/classes.py)", "ShipClas"],
])("%s is about %s", (message, asked) => {
  expect(readInvalid(message)).toBe(asked);
});

it.each([
  "ERROR no berth is free",
  "ValidationError: Extra inputs are not permitted",
  "TypeError: __init__() missing 1 required positional argument: 'flag'",
  "AttributeError: 'str' object has no attribute 'get'",
  "cannot import name 'soft_unicode' from 'markup'",
  "'urn' is not a valid urn",
  "how do I find a validation error",
  "a registered source",
])("%s is looked for as it stands", (typed) => {
  expect(readInvalid(typed)).toBeUndefined();
});

it("takes no time for any text", () => {
  for (const piece of [
    "a.",
    "A.",
    "ERROR :: /",
    "/a",
    "validation errors for a ",
    "a -> ",
    "'A",
    "No enum constant a.",
  ]) {
    const start = performance.now();
    readInvalid(piece.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
