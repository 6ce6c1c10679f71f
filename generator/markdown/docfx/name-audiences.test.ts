import { expect, test } from "vitest";
import { nameAudiences } from "./name-audiences.ts";

const name = (text: string): string => nameAudiences(text.split("\n")).join("\n");

test.each([
  ["by pivots, without what they share", 'zone pivot="os-linux"', "*For linux:*"],
  ["by several", 'zone pivot="os-linux,os-mac-os"', "*For linux and mac os:*"],
  ["by versions", 'moniker range=">=sql-2019 || =azure-current"', "*For sql-2019 and later and azure-current:*"],
  ["in words alone", 'zone pivot="os-<b>"', '::: zone pivot="os-<b>"'],
])("says whom a part is for: %s", (_, mark, said) => {
  const other = '::: zone pivot="os-windows"';
  expect(name(`${other}\n\nA.\n\n::: ${mark}\n\nB.\n`).split("\n")[4]).toBe(said);
});

test("sets it in as the words of an item are, behind one, and nowhere else", () => {
  const zone = '::: zone pivot="linux"';
  expect(name(`- Moor.\n\n${zone}\n\n  Cast off.\n`)).toBe("- Moor.\n\n  *For linux:*\n\n  Cast off.\n");
  expect(name(`Moor.\n\n${zone}\n\n    cast off\n`)).toBe("Moor.\n\n*For linux:*\n\n    cast off\n");
});

test("leaves it in code, and above a row of a table", () => {
  const zone = '::: zone pivot="linux"';
  for (const text of [`\`\`\`\n${zone}\n\`\`\``, `${zone}\n| a |`]) expect(name(text)).toBe(text);
});
