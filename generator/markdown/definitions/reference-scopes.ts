import type { Env, MarkdownIt, StateBlock, StateCore } from "markdown-it";
import { stateOf } from "../dialect-state.ts";
import { findSegment } from "../text-segment.ts";

type References = NonNullable<Env["references"]>;

/**
 * Lets `[label]: target` mean in each file that a page is put together of what that file says. A label that a file doesn't define
 * has its meaning from the others, since what takes in plain text makes one of all.
 */
export function addReferenceScopes(markdown: MarkdownIt): void {
  markdown.block.ruler.before("reference", "reference_scope", enterFile);
  markdown.core.ruler.at("inline", readInline);
}

/** Reads nothing: the rule behind it writes to what it finds here. */
function enterFile(state: StateBlock, startLine: number): boolean {
  const file = fileAt(startLine, state.env);
  if (file === undefined) return false;
  const { references } = stateOf(state.env);
  let own = references.get(file);
  if (own === undefined) references.set(file, (own = {}));
  state.env.references = own;
  return false;
}

function fileAt(line: number, env: Env): string | undefined {
  return findSegment(stateOf(env).options.segments, line)?.file;
}

/** What labels mean that stand in the file of a line. */
export function referencesAt(line: number, env: Env): References | undefined {
  const file = fileAt(line, env);
  return file === undefined ? env.references : stateOf(env).references.get(file);
}

function readInline(state: StateCore): void {
  const { env, md, tokens } = state;
  const { references } = stateOf(env);
  const all: References = Object.assign({}, ...[...references.values()].toReversed());
  const known = new Map<string, References>();
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type !== "inline") continue;
    const file = references.size === 0 ? undefined : fileAt(line, env);
    if (file !== undefined) {
      // Together they take no more room than they have been written in.
      const own = known.get(file) ?? Object.assign(Object.create(all) as References, references.get(file));
      known.set(file, own);
      env.references = own;
    }
    md.inline.parse(token.content, md, env, token.children ?? []);
  }
}
