import { belowRoot } from "../../../places/content-paths.ts";
import type { DocsProject } from "../../../parse/documents.ts";

/**
 * Paths, each once, and behind them all where the pages are that stand in for what a language lacks: tools show those at the
 * addresses of that language, so that its authors lead to them as if they were translated.
 */
export function withStandIns(
  paths: readonly string[],
  root: string,
  { translations = [], standIn }: Pick<DocsProject, "translations" | "standIn">,
): readonly string[] {
  if (standIn === undefined || translations.length === 0) return [...new Set(paths)];
  const top = root === "" ? "" : `${root}/`;
  const codes = new Set(translations.map(({ code }) => code).filter((code) => code !== standIn));
  const others = paths.flatMap((path) => {
    if (!path.startsWith(top)) return [];
    const [folder = "", ...inside] = belowRoot(path, root).split("/");
    return codes.has(folder) ? [top + [...(standIn === "" ? [] : [standIn]), ...inside].join("/")] : [];
  });
  return [...new Set([...paths, ...others])];
}
