import { describe, expect, it } from "vitest";
import { runCommand } from "../testdata/run-command.ts";
import { describeExplain } from "./explain-command.ts";

describe("explain", () => {
  it.each([
    "usage/no-model",
    "error[usage/no-model]",
    "error[usage/no-model]: no model was found",
    "no-model",
    "USAGE/NO-MODEL",
  ])("takes a code as a message has it: %s", async (written) => {
    const { code, out } = await runCommand(describeExplain, [written]);
    expect([code, out.split("\n")[0]]).toEqual([0, "usage/no-model (error)"]);
  });

  it.each(["theme", "theme/", "Theme"])("lists the codes of an area: %s", async (written) => {
    const { code, out } = await runCommand(describeExplain, [written]);
    expect(code).toBe(0);
    expect(out).toContain("theme/broken-part");
    expect(out).not.toMatch(/^(?!theme\/)./m);
  });

  it("names each code that ends as what was written does", async () => {
    const { code, error } = await runCommand(describeExplain, ["unknown-type"]);
    expect(code).toBe(2);
    for (const area of ["graphql", "link", "restli", "sdk"]) expect(error).toContain(`\`${area}/unknown-type\``);
  });
});
