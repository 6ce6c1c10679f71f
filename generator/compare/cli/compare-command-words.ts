import type { CliCommand } from "../../catalogue/cli.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { findStrangers } from "../pair-up.ts";
import { toSibling } from "./to-sibling.ts";

/** What the command is called by, besides what those above it are called. */
export function compareCommandWords(
  site: Site,
  [was, is]: readonly [CliCommand, CliCommand],
  later: ReadonlyMap<string, CliCommand>,
): readonly Change[] {
  const [former, own] = [lastWord(was.path), lastWord(is.path)];
  const { removed, added } = findStrangers([former, ...(was.aliases ?? [])], [own, ...(is.aliases ?? [])]);
  const toSite = (word: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, word) });
  return [
    ...(former === own
      ? []
      : [
          makeChange({
            ...site,
            code: "safe/command-renamed",
            kind: "renamed",
            before: { text: was.path, span: was.span },
            after: { text: is.path, span: is.span },
            evidence: [{ certainty: "declared", by: "alias", name: former }],
          }),
        ]),
    ...removed
      .filter((word) => !later.has(toSibling(is.path, word)))
      .map((text) =>
        makeChange({ ...toSite(text), code: "breaking/command-alias-removed", before: { text, span: was.span } }),
      ),
    ...added
      .filter((word) => word !== own)
      .map((text) => makeChange({ ...toSite(text), code: "safe/command-alias-added", after: { text, span: is.span } })),
  ];
}

function lastWord(path: string): string {
  return path.slice(path.lastIndexOf(" ") + 1);
}
