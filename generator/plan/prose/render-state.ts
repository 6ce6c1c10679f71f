import type { Env, Token } from "markdown-it";
import type { Problem } from "../../diagnostics/diagnostic.ts";
import type { DialectState, Place } from "../../markdown/dialect-state.ts";
import { findSegment } from "../../markdown/text-segment.ts";
import type { PageRoom } from "./page-room.ts";
import type { ProseContext } from "./prose-context.ts";
import { openSchemes } from "../../places/open-schemes.ts";

/** What the rules that render one text share. */
export interface RenderState {
  readonly context: ProseContext;
  /** Path of the text's file, for diagnostics. */
  readonly file: string;
  readonly dialect: DialectState;
  /** Ids of the author's elements that have not been written yet; each is written once. */
  readonly anchors: Set<string>;
  /** Numbers of notes that something on the page leads to; a title is shown without its notes. */
  readonly marked: Set<number>;
  /** What closes each link that is open. */
  readonly linkEnds: string[];
  /** How many includes this text stands in. */
  readonly depth: number;
  readonly room: PageRoom;
}

/** The state of the text whose tokens are being rendered. */
export function renderStateOf(env: unknown): RenderState {
  return (env as Env)["render"] as RenderState;
}

/** Reports something at a place, or at the line where a token begins. */
export function reportAt(
  state: RenderState,
  problem: Problem,
  where: Pick<Token, "map"> | Place | undefined,
  line?: number,
): void {
  // An included text has no place in the page's file; what is wrong with it is told where it stands by itself.
  if (state.depth > 0) return;
  const place = where !== undefined && "column" in where ? where : undefined;
  const read = line ?? place?.line ?? (where !== undefined && "map" in where ? where.map?.[0] : undefined) ?? 0;
  const segment = findSegment(state.dialect.options.segments, read);
  const startLine = (segment === undefined ? read : read - segment.firstLine + segment.line) + 1;
  const file = segment?.file ?? state.file;
  const startColumn = Math.max(1, (place?.column ?? 0) + 1 - (segment?.shift ?? 0));
  const endColumn = startColumn + (place?.length ?? 1) - 1;
  state.context.report?.add(problem, { file, startLine, startColumn, endLine: startLine, endColumn });
}

/** Whether the text is inside of a link, where no other one may begin. */
export function isInLink(state: RenderState): boolean {
  return state.linkEnds.some((end) => end.endsWith("</a>"));
}

/** Addresses that a page may lead to. Everything else, such as a script in an address, is no link. */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  const scheme = /^[\s\u0000-\u001f]*([A-Za-z][\w+.-]*):/.exec(href)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === "http" || scheme === "https" || openSchemes.has(scheme) ? href : undefined;
}
