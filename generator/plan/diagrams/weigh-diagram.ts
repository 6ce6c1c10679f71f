/** The library's reader of flowcharts and state diagrams. */
type ParseMermaid = (source: string) => {
  readonly nodes: ReadonlyMap<string, unknown>;
  readonly edges: readonly unknown[];
};

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
  return Math.max(nodes.size, edges.length, 1);
}
