import { expect, test } from "vitest";
import type { CliCommand } from "../../catalogue/cli.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listOwnVariables } from "./list-own-variables.ts";

/** What is named of variables for which each of these files asks. */
function list(reads: Readonly<Record<string, readonly string[]>>, ...files: readonly string[]): readonly string[] {
  const environment = Object.entries(reads).map(([name, places]) => ({
    name,
    reads: places.map((file) => ({ file })),
  }));
  const context = { catalogue: { environment }, links: { route: (route: string) => `/${route}/` } };
  const commands = files.map((file) => ({ span: { file } }) as CliCommand);
  return listOwnVariables(context as unknown as PlanContext)(commands).map(({ label, href }) => `${label} ${href}`);
}

test("names the variables of the files of all commands of a page, each once", () => {
  const reads = { QUAY: ["moor.py", "tow.py"], BERTH: ["tow.py"], TIDE: ["tides.py"] };
  expect(list(reads, "moor.py", "tow.py", "tow.py")).toEqual([
    "BERTH /generated/environment/#BERTH",
    "QUAY /generated/environment/#QUAY",
  ]);
  expect(list(reads, "none.py")).toEqual([]);
});

test("counts the variables that are too many", () => {
  const reads = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`BERTH_${index}`, ["moor.py"]]));
  const named = list(reads, "moor.py");
  expect(named).toHaveLength(13);
  expect(named.at(-1)).toBe("2 more /generated/environment/");
});
