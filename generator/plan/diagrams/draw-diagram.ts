import { plainMermaid } from "./plain-mermaid.ts";
import { weighDiagram } from "./weigh-diagram.ts";

/** What is left of the diagrams that a page may have. */
interface DiagramRoom {
  diagrams: number;
}

/**
 * Draws a Mermaid text as SVG markup for a page; undefined for one that can't be drawn, or for which there is no room.
 * `id` keeps its parts apart from other pictures'.
 */
export type DrawDiagram = (room: DiagramRoom, source: string, id: string) => string | undefined;

/** Longer texts stay text: the time that layout takes grows faster than they do. */
const longestSource = 10_000;

/** Heavier diagrams take seconds each, and no one could follow their lines. */
const heaviest = 200;

/** A fence or a block between colons, in lists and quotes as well, with the name in braces as directives have it, or a shortcode. */
const sign =
  /^[^\S\n]{0,40}[\d>*+.)-]{0,9}[ \t>]{0,40}(?:`{3,}|~{3,}|:{3,})[^\S\n]{0,9}\{?[.\s]{0,2}mermaid\b|\{\{[<%]\s{0,9}mermaid\b/im;

/** Whether a text holds what may be a diagram. */
export function holdsDiagram(text: string): boolean {
  return /mermaid/i.test(text) && sign.test(text);
}

/** The library that lays diagrams out, ready to draw. It is large, and few models need it. */
export async function loadDiagrams(): Promise<DrawDiagram> {
  const { parseMermaid, renderMermaidSVG } = await import("beautiful-mermaid");
  return (room, text, id) => {
    if (text.length > longestSource) return undefined;
    const source = plainMermaid(text);
    try {
      const weight = weighDiagram(source, parseMermaid);
      if (weight > heaviest) return undefined;
      room.diagrams -= weight;
      if (room.diagrams < 0) return undefined;
      return toPageSvg(renderMermaidSVG(source), id);
    } catch {
      // The library throws at what is no diagram, or one of a kind that it does not know.
      return undefined;
    }
  };
}

const allowedElements = new Set(
  "svg g defs marker polygon polyline rect text tspan circle ellipse line path title".split(" "),
);

const allowedAttributes = new Set(
  (
    "viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points fill stroke stroke-width stroke-dasharray " +
    "stroke-linejoin stroke-linecap text-anchor dominant-baseline font-size font-weight font-style transform opacity " +
    "id markerWidth markerHeight refX refY orient marker-start marker-end"
  ).split(" "),
);

/**
 * The picture written anew with the elements and attributes that it needs and nothing else: no style
 * sheet, no script, no address, and no class, since it could be one of the site's. Its colours are custom properties, which the page's own style sheet
 * sets for both themes. Undefined when the markup is not what we know.
 */
function toPageSvg(svg: string, id: string): string | undefined {
  const pieces: string[] = [];
  const markup = svg.replace(/<style>[\s\S]*?<\/style>/g, "");
  const token = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|([^<>]+)/gy;
  let end = 0;
  for (let match = token.exec(markup); match !== null; match = token.exec(markup)) {
    end = token.lastIndex;
    const [, close = "", name = "", attributes = "", selfClose = "", text] = match;
    if (text !== undefined) pieces.push(text.trim() === "" ? "" : text);
    else if (!allowedElements.has(name)) return undefined;
    else pieces.push(`<${close}${name}${keepAttributes(attributes, id)}${selfClose}>`);
  }
  return end === markup.length ? pieces.join("").trim() : undefined;
}

function keepAttributes(attributes: string, id: string): string {
  let kept = "";
  for (const [, name = "", value = ""] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (!allowedAttributes.has(name)) continue;
    // Only references to the picture's own parts are left, each made unique on the page.
    const own = name === "id" ? `${id}-${value}` : value.replaceAll("url(#", `url(#${id}-`);
    if (/url\((?!#)/i.test(own)) continue;
    kept += ` ${name}="${own}"`;
  }
  return kept;
}
