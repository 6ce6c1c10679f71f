import { escapeHtml } from "../markup/markup.ts";

const elements: ReadonlySet<string> = new Set(
  (
    "math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover " +
    "munderover mmultiscripts mprescripts none mtable mtr mtd"
  ).split(" "),
);

const attributes: ReadonlySet<string> = new Set(
  (
    "display displaystyle scriptlevel mathvariant stretchy fence form separator lspace rspace accent accentunder " +
    "movablelimits largeop symmetric minsize maxsize width height depth voffset linethickness columnspan rowspan"
  ).split(" "),
);

/** By the library's classes and by what it would have style the elements: the classes of our own style sheet, which pages load anyway. */
const classes: ReadonlyMap<string, string> = new Map([
  ["tml-left", "left"],
  ["tml-right", "right"],
  ["tml-jot", "loose"],
  ["width:100%", "wide"],
  ["width:50%", "half"],
  ["text-align:left", "left"],
  ["text-align:right", "right"],
  ["font-weight:bold", "bold"],
]);

/** Lines around and through what is in `menclose`, which only some browsers know. */
const notations: ReadonlyMap<string, string> = new Map([
  ["top", "line-top"],
  ["bottom", "line-bottom"],
  ["box", "boxed"],
  ["updiagonalstrike", "struck-up"],
  ["downdiagonalstrike", "struck-down"],
  ["horizontalstrike", "struck-through"],
]);

/**
 * The library's MathML written anew with elements and attributes that are known and nothing else: no style, which a page's policy
 * forbids, no link and no colour, which would be for one theme. The TeX goes along for those who copy the formula. Undefined
 * when there is anything that isn't known.
 */
export function writeMathml(
  mathml: string,
  { tex, isBlock }: { readonly tex: string; readonly isBlock: boolean },
): string | undefined {
  const pieces: string[] = [];
  const token = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+=(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>|([^<>]+)/gy;
  let end = 0;
  for (let match = token.exec(mathml); match !== null; match = token.exec(mathml)) {
    end = token.lastIndex;
    const [, close = "", name = "", written = "", selfClose = "", text] = match;
    if (text !== undefined) pieces.push(text);
    // Numbers of equations are for a counter of its style sheet.
    else if (name === "span") continue;
    else if (close !== "") pieces.push(name === "menclose" ? "</mrow>" : `</${name}>`);
    else {
      const opened = name === "menclose" ? openEnclosure(written) : openElement(name, written);
      if (opened === undefined) return undefined;
      pieces.push(selfClose === "" ? opened : `${opened}</${name}>`);
    }
  }
  const [, head, inner] = /^(<math[^<>]*>)([^]*)<\/math>$/.exec(pieces.join("")) ?? [];
  if (end !== mathml.length || head === undefined || inner === undefined) return undefined;
  const source = `<annotation encoding="application/x-tex">${escapeHtml(tex)}</annotation>`;
  const opened = isBlock ? head : head.replace('display="block"', 'displaystyle="true"');
  return `${opened}<semantics><mrow>${inner}</mrow>${source}</semantics></math>`;
}

function openElement(name: string, written: string): string | undefined {
  return elements.has(name) ? `<${name}${keepAttributes(written)}>` : undefined;
}

/** Lines that are not known mean something, so there is nothing to show without them. */
function openEnclosure(written: string): string | undefined {
  const named = /\bnotation="([^"]*)"/.exec(written)?.[1]?.split(" ") ?? [];
  const known = named.flatMap((notation) => notations.get(notation) ?? []);
  if (known.length === 0 || known.length < named.length) return undefined;
  return `<mrow class="${known.map((name) => `formula-${name}`).join(" ")}">`;
}

function keepAttributes(written: string): string {
  let kept = "";
  const named = new Set<string>();
  for (const [, name = "", quoted, single] of written.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g)) {
    const value = quoted ?? single ?? "";
    if (name === "class") for (const word of value.split(" ")) addClass(word, named);
    else if (name === "style") addStyles(value, named);
    else if (name === "mathbackground") named.add("rule");
    else if (attributes.has(name)) kept += ` ${name}="${value}"`;
  }
  return named.size === 0 ? kept : `${kept} class="${[...named].map((name) => `formula-${name}`).join(" ")}"`;
}

function addClass(word: string, named: Set<string>): void {
  const known = classes.get(word);
  if (known !== undefined) named.add(known);
}

function addStyles(style: string, named: Set<string>): void {
  for (const [, name = "", value = ""] of style.matchAll(/([a-z-]+):([^;]*)/g)) {
    const [, side] = /^(?:padding|border)-(left|right|top|bottom)$/.exec(name) ?? [];
    const isNothing = /^0(?:em|pt)?$/.test(value);
    if (name === "border") named.add("boxed");
    else if (name === "padding" && isNothing) for (const one of ["left", "right"]) named.add(`close-${one}`);
    else if (side === undefined) addClass(`${name}:${value}`, named);
    else if (name.startsWith("border")) named.add(`line-${side}`);
    else if (isNothing) named.add(`close-${side}`);
    else if (value === "1em") named.add(`far-${side}`);
  }
}
