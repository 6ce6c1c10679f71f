import { describe, expect, it } from "vitest";
import { linkCodes } from "./codes/link.ts";
import { shortenMessage } from "./shorten-message.ts";

describe("a message", () => {
  it("stays as it is while its names are such as people give", () => {
    const message = `nothing declares the type \`${"com.example.".repeat(12)}Order\``;
    expect(shortenMessage(message)).toBe(message);
  });

  it("loses the middle of a name that is longer than any", () => {
    const message = shortenMessage(`nothing declares the type \`${"A".repeat(36_000)}\` here`);
    expect(message).toBe(`nothing declares the type \`${"A".repeat(59)}…${"A".repeat(59)}\` here`);
  });

  it("loses its own middle where it lists too many", () => {
    const message = shortenMessage(Array.from({ length: 20_000 }, (_, index) => `\`k${index}\``).join(", "));
    expect(message.length).toBeLessThanOrEqual(2000);
    expect(message).toMatch(/^`k0`, .*….*, `k19999`$/);
  });

  it("is never cut within a character", () => {
    for (const lead of ["", "a"]) {
      expect(shortenMessage(`${lead}${"😀".repeat(500)}`)).not.toMatch(/[\ud800-\udfff]/u);
    }
  });

  it("is shortened in every report, with its help", () => {
    const name = "A".repeat(36_000);
    const { message, help } = linkCodes.unknownType({ name, uses: 1, suggestions: [name] });
    expect([message.length, help?.length ?? 0].every((length) => length < 400)).toBe(true);
  });
});
