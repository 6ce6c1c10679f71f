import { escapeAttribute } from "../tags/escape-attribute.ts";

type Values = Readonly<Record<string, unknown>>;

/** What a block of ReadMe says, in lines of our dialect; undefined for one that it is unknown how it looks. */
export function renderMagicBlock(kind: string, json: string): readonly string[] | undefined {
  const values = parseValues(json);
  return values === undefined ? undefined : renderers.get(kind)?.(values);
}

const renderers: ReadonlyMap<string, (values: Values) => readonly string[] | undefined> = new Map([
  ["api-header", ({ title }: Values) => [`## ${toLine(title)}`]],
  ["callout", renderCallout],
  ["code", renderCodes],
  ["embed", renderLink],
  ["html", ({ html }: Values) => [toLine(html)]],
  ["image", renderImages],
  ["parameters", renderTable],
]);

function parseValues(json: string): Values | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isValues(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function toLine(value: unknown): string {
  return toText(value).split(/\s+/).join(" ").trim();
}

function listValues(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** Its words have one line, since what was one in the source stays one. */
function renderCallout({ type, title, body }: Values): readonly string[] {
  const paragraphs = toText(body).replaceAll("\r", "").split("\n");
  const words = paragraphs.filter((one) => one.trim() !== "").join("<br>");
  const name = /^(?:info|warning|danger|success)$/.test(toText(type)) ? toText(type) : "note";
  return [`> [!${name}] ${toLine(title)}`.trimEnd(), ">", `> ${words}`];
}

function renderCodes({ codes }: Values): readonly string[] {
  return listValues(codes).flatMap(({ code, language, name }) => {
    const title = toLine(name) === "" ? "" : ` title="${escapeAttribute(toLine(name))}"`;
    const lang = escapeAttribute(/^[\w+#-]{1,40}$/.test(toText(language)) ? toText(language) : "text");
    return [`<Code code={${JSON.stringify(toText(code))}} lang="${lang}"${title} />`, ""];
  });
}

function renderLink({ url, title }: Values): readonly string[] | undefined {
  const address = toAddress(url);
  return address === undefined ? undefined : [`[${toLabel(toLine(title)) || address}](<${address}>)`];
}

function renderImages({ images }: Values): readonly string[] {
  return listValues(images).flatMap(({ image, caption }) => {
    const [source, name, words] = Array.isArray(image) ? (image as readonly unknown[]) : [];
    const address = toAddress(source);
    if (address === undefined) return [];
    const alt = [words, name, caption].map(toLine).find((one) => one !== "") ?? "";
    return [`![${toLabel(alt)}](<${address}>)`, "", ...(toLine(caption) === "" ? [] : [toLine(caption), ""])];
  });
}

function toAddress(value: unknown): string | undefined {
  const text = toText(value).trim();
  return text === "" || /[<>\s]/.test(text) ? undefined : text;
}

function toLabel(text: string): string {
  return text.replaceAll(/[[\]\\]/g, "");
}

/** More columns than anybody would read. */
const mostColumns = 40;

/** `"h-0"` is the head of a column, `"2-0"` a cell of the third row. */
function renderTable({ data }: Values): readonly string[] | undefined {
  if (!isValues(data)) return undefined;
  const rows = new Map<number, Map<number, string>>([[-1, new Map()]]);
  let columns = 0;
  for (const [key, value] of Object.entries(data)) {
    const [, row = "", column = ""] = /^(h|\d{1,5})-(\d{1,3})$/.exec(key) ?? [];
    if (row === "" || Number(column) >= mostColumns) continue;
    const index = row === "h" ? -1 : Number(row);
    const cells = rows.get(index) ?? new Map<number, string>();
    rows.set(index, cells.set(Number(column), toCell(toText(value))));
    columns = Math.max(columns, Number(column) + 1);
  }
  if (columns === 0) return undefined;
  const places = Array.from({ length: columns }, (_, column) => column);
  const [head = "", ...body] = [...rows]
    .toSorted(([left], [right]) => left - right)
    .map(([, cells]) => `| ${places.map((column) => cells.get(column) ?? "").join(" | ")} |`);
  return [head, `|${" --- |".repeat(columns)}`, ...body];
}

function toCell(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .join("<br>")
    .replaceAll(/\\?\|/g, String.raw`\|`);
}
