import { expect, test } from "vitest";
import { readPythonDict } from "./read-python-dict.ts";

const config = `
# others = {"not": "this"}
others: dict[str, tuple] = {
    "bakery": ("https://bakery.example.org/{a}", None),  # its bread, "loaves": 2
    'mill': (address, None), "oven": None,
    **more,
    "tin": {"url": "https://tin.example.org/{{path}}", "title": 'Tin "{{path}}"'}
}
worked_out = make({"a": 1})
unclosed = {"a": (1,
`;

test("reads what a dictionary of Python says, and not what it would have to work out", () => {
  expect([...readPythonDict(config, "others")]).toEqual([
    ["bakery", '("https://bakery.example.org/{a}", None)'],
    ["mill", "(address, None)"],
    ["oven", "None"],
    ["tin", `{"url": "https://tin.example.org/{{path}}", "title": 'Tin "{{path}}"'}`],
  ]);
  expect(readPythonDict(config, "worked_out").size).toBe(0);
  expect(readPythonDict(config, "unclosed").size).toBe(0);
  expect(readPythonDict(config, "absent").size).toBe(0);
});
