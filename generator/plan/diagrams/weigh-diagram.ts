/** The library's reader of flowcharts and state diagrams. */
type ParseMermaid = (source: string) => {
  readonly nodes: ReadonlyMap<string, unknown>;
  readonly edges: readonly unknown[];
};

const label = /"[^"\n]*"|\[[^\]\n]*\]|\([^)\n]*\)|\{[^}\n]*\}|\|[^|\n]*\||:[^\n]*|%%[^\n]*/g;

/** Of a line with a text on it, its end. */
const arrow = /--+>|---+|--[ox](?=\w)|-?\.+->?|==+>|===+/g;

/** In a line; each one multiplies what the line draws. */
const mostAmpersands = 60;

/**
 * How much a diagram is to lay out, about as many as it has nodes or lines between them, whichever are more.
 * A short text can stand for very many: `a & b & c --> d & e & f` are nine lines.
 */
export function weighDiagram(source: string, parse: ParseMermaid): number {
  const lines = source.split(/[\n;]/);
  if (lines.some((line) => line.split("&").length > mostAmpersands)) return Infinity;
  if (!/^[^\S\n]*(?:graph|flowchart|stateDiagram)/m.test(source)) return Math.ceil(lines.length / 2);
  const { nodes, edges } = parse(source);
  // A picture without some of the lines would be wrong: what the library doesn't read is more than can be drawn.
  if (edges.length < (source.replaceAll(label, "").match(arrow)?.length ?? 0)) return Infinity;
  return Math.max(nodes.size, edges.length, 1);
}
