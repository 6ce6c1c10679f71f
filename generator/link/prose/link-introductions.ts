import type { ProsePart } from "../../catalogue/prose.ts";
import type { Span } from "../../catalogue/span.ts";
import { toBareName } from "../../places/bare-name.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { OutlinedPage } from "./outline-prose.ts";
import { toPlaceKey } from "../../catalogue/to-place-key.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { ProseIndex } from "./prose-index.ts";
import { resolveTarget } from "./targets/resolve-target.ts";

/**
 * Looks up the targets in the texts that begin the pages of entities. They count from where the platform's
 * own tool puts these pages, beside each other, and then from the files.
 */
export function linkIntroductions(
  introductions: readonly OutlinedPage[],
  index: ProseIndex,
  report: Report,
): ReadonlyMap<string, ProsePart> {
  return new Map(
    introductions.map(({ document, root }) => {
      const span = toIntroductionSpan(document.file);
      const published = `docs/generated/metamodel/entities/${nameIntroduced(document.file)}.md`;
      const origin = { file: joinPath(root, published) ?? document.file, root, alias: document.file };
      return [
        toPlaceKey(span),
        { span, links: document.targets.map((target) => resolveTarget(target, origin, index, report)) },
      ];
    }),
  );
}

/** Where the introduction stands in its file: from the first line on. */
export function toIntroductionSpan(file: string): Span {
  return startOfFile(file);
}

/** The entity that an introduction is about, which its file is named for. */
export function nameIntroduced(file: string): string {
  return toBareName(file);
}
