import type { PlainPage, PlainRow, Word, Words } from "../../plugin.ts";
import { type OptionTarget, optionTargets } from "./option-data.ts";
import { optionsPath } from "./find-option.ts";
import type { PlacedOption } from "./list-options.ts";
import type { OptionUse } from "./list-option-uses.ts";

const titles: Readonly<Record<OptionTarget, string>> = {
  file: "Of files",
  message: "Of messages",
  field: "Of fields",
  oneof: "Of oneofs",
  enum: "Of enums",
  value: "Of enum values",
  service: "Of services",
  method: "Of methods",
};

/** So many places are named of an option that many have. */
const mostUses = 5;

/** All options that files declare for others, by what they stand on. */
export function planOptionsPage(
  options: readonly PlacedOption[],
  usesOf: (option: PlacedOption) => readonly OptionUse[],
): PlainPage {
  const sections = optionTargets.flatMap((target) => {
    const rows = options.filter((option) => option.target === target).map((option) => toRow(option, usesOf(option)));
    const parts = [{ kind: "rows", nameLabel: "Option", rows }] as const;
    return rows.length === 0 ? [] : [{ id: target, title: titles[target], parts }];
  });
  const count = options.length === 1 ? "One option" : `${options.length} options`;
  return {
    path: optionsPath,
    title: "Custom options",
    description: `${count} that extend what the language has, with their types and numbers, and what has them.`,
    aliases: options.map(({ fullName }) => `(${fullName})`).slice(0, 1000),
    sections,
  };
}

function toRow(option: PlacedOption, uses: readonly OptionUse[]): PlainRow {
  const { fullName, type, isList, number, doc, deprecated } = option;
  const name: Word = { text: type.type, code: true, ...(type.isKnown === true && { to: `schema:${type.type}` }) };
  return {
    name: fullName,
    type: isList === true ? [{ text: "repeated ", code: true }, name] : [name],
    ...(doc !== undefined && { doc }),
    ...(deprecated !== undefined && { deprecated }),
    facts: [["Number ", { text: String(number), code: true }], ...sayUses(uses)],
  };
}

function sayUses(uses: readonly OptionUse[]): readonly Words[] {
  if (uses.length === 0) return [];
  const named = uses
    .slice(0, mostUses)
    .flatMap(({ label, to }, index): (string | Word)[] => [
      index === 0 ? "Set by " : ", ",
      { text: label, code: true, to },
    ]);
  return [[...named, ...(uses.length > mostUses ? [` and ${uses.length - mostUses} more`] : [])]];
}
