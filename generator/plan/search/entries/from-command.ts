import type { CommandContent, EnvironmentContent } from "../../../page-model/command.ts";
import type { FieldRow } from "../../../page-model/parts.ts";
import { firstSentence } from "../../prose/prose.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { fromRows, withoutText } from "./from-rows.ts";
import { toPlainText } from "./to-plain-text.ts";

/** A command with its options, then those below it with theirs. */
export function fromCommand({ doc, options, sections }: CommandContent): Collected {
  return [
    { text: toPlainText(doc) },
    ...fromOptions(options, "commandOption"),
    ...sections.flatMap(({ id, name, usage, doc: said, deprecated, options: own }): readonly SearchEntry[] => {
      const text = toPlainText(said);
      const meaning = firstSentence(text) || usage.code;
      return [
        { kind: "subcommand", name, anchor: id, meaning, text, deprecated: deprecated !== undefined },
        ...fromOptions(own, "subcommandOption"),
      ];
    }),
  ];
}

/** Options of a command by each way to write them, `-c` as well as `--config`; what one says counts once. */
function fromOptions(rows: readonly FieldRow[], kind: "commandOption" | "subcommandOption"): readonly SearchEntry[] {
  return rows.flatMap((row) =>
    fromRows([row], kind).flatMap((entry) => [
      entry,
      ...(row.otherNames ?? []).map((name) => ({ ...withoutText(entry), name })),
    ]),
  );
}

/** The variables that a program reads. */
export function fromEnvironment({ intro, rows }: EnvironmentContent): Collected {
  return [
    { text: intro },
    ...rows.map(({ id, name, doc, default: preset }): SearchEntry => {
      const text = toPlainText(doc);
      return { kind: "variable", name, anchor: id, meaning: firstSentence(text) || (preset ?? ""), text };
    }),
  ];
}
