import { splitFrontMatter } from "../../markdown/front-matter/front-matter.ts";
import type { TextSegment } from "../../markdown/text-segment.ts";
import { whileProcessing } from "../../diagnostics/processing-error.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Engine } from "../../engine/engine.ts";
import { belowRoot } from "../../places/content-paths.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { nameReading } from "../name-reading.ts";
import { keepRouter, type Router } from "./keep-router.ts";
import { parseProse } from "./parse-prose.ts";
import type { ProseDocument } from "./prose-document.ts";

interface RoutedReading {
  /** All pages, by what `source` calls them. */
  readonly pages: ReadonlyMap<string, SourceFile>;
  readonly report: Report;
  readonly engine: Engine;
}

/** Whether a page may be one of two routers', as documents of Next.js are: it takes its text from another, or holds some for one of them alone. */
export function isRouted({ text }: SourceFile): boolean {
  return /^source:|<(?:App|Pages)Only>/m.test(text);
}

/** Pages of Next.js by what `source` calls them: `app/guides/images` is `01-app/02-guides/images.mdx`. */
export function listRoutedPages(files: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  return new Map(
    files.flatMap((file) => {
      const name = file.kind === "prose" ? readPlace(file)?.name : undefined;
      return name === undefined ? [] : [[name, file] as const];
    }),
  );
}

/**
 * Reads a page that says by `source` whose text is its own as well, of which it shows what is for its router. Front matter stays its
 * own; a page that says something itself, or names none that is there, is as it is written.
 */
export function readRoutedPage(file: SourceFile, { pages, report, engine }: RoutedReading): ProseDocument {
  const { router } = readPlace(file) ?? {};
  const source = findSource(file, pages);
  const key = nameReading("prose of a router", file);
  const texts = { text: file.text, source: source && { path: source.path, text: source.text }, router };
  return engine
    .ask({ query: "parse", key, lasts: "whole" }, texts, (from, heard) =>
      whileProcessing(file.path, () => {
        const taken = from.source && takeBody(file.path, from.text, from.source);
        const written = taken?.text ?? from.text;
        const text = from.router === undefined ? written : keepRouter(written, from.router);
        return parseProse({ ...file, text }, heard, taken?.segments ?? file.segments);
      }),
    )
    .get(report);
}

/** Which router a page is about, and what `source` calls it, by the folders that it is in. */
function readPlace({ path, root = "" }: SourceFile): { readonly router: Router; readonly name: string } | undefined {
  const parts = belowRoot(path, root)
    .replace(/\.mdx?$/, "")
    .split("/")
    .map((part) => part.replace(/^\d{1,4}-/, ""));
  const at = parts.findIndex((part) => part === "app" || part === "pages");
  if (at === -1) return undefined;
  const router = parts[at] === "app" ? "app" : "pages";
  return {
    router,
    name: parts
      .slice(at)
      .join("/")
      .replace(/\/index$/, ""),
  };
}

/** The page whose text one without any of its own has. */
function findSource({ path, text }: SourceFile, pages: RoutedReading["pages"]): SourceFile | undefined {
  const { body, yaml = "" } = splitFrontMatter(text);
  const [, name] = /^source:[ \t]*["']?([\w./-]{1,300})["']?[ \t]*$/m.exec(yaml) ?? [];
  // What begins with its front matter has as many blank lines in place of it.
  if (name === undefined || body.replaceAll(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, "").trim() !== "") return undefined;
  const source = pages.get(name);
  return source?.path === path ? undefined : source;
}

/** A page's front matter with the body of another; of both, every line is known by its place. */
function takeBody(
  file: string,
  text: string,
  source: { readonly path: string; readonly text: string },
): { readonly text: string; readonly segments: readonly TextSegment[] } {
  const own = frontMatterOf(text);
  const first = frontMatterOf(source.text).length;
  return {
    text: [...own, ...source.text.split("\n").slice(first)].join("\n"),
    segments: [
      { firstLine: 0, file, line: 0, shift: 0 },
      { firstLine: own.length, file: source.path, line: first, shift: 0 },
    ],
  };
}

function frontMatterOf(text: string): readonly string[] {
  const lines = text.split("\n");
  if (lines[0]?.trimEnd() !== "---") return [];
  return lines.slice(0, lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---") + 1);
}
