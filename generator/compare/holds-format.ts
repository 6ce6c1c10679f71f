/** Formats that say how a value is shown or asked for, and nothing of what it may be. */
const hints: ReadonlySet<string> = new Set(["password"]);

/** Formats of bytes as text: what takes bytes as they are takes these for others than they stand for. */
const encoded: ReadonlySet<string> = new Set(["byte", "base64", "base64url"]);

const small = ["int8", "uint8"];
const short = ["int16", "uint16", ...small];

/** Formats that hold all of what others hold, which stand behind them. */
const widths: ReadonlyMap<string, readonly string[]> = new Map([
  ["uint16", ["uint8"]],
  ["uint32", ["uint8", "uint16"]],
  ["uint64", ["uint8", "uint16", "uint32"]],
  ["int16", small],
  ["int32", short],
  ["int64", ["int32", "uint32", ...short]],
  ["double", ["float", "int32", "uint32", ...short]],
  ["idn-email", ["email"]],
  ["idn-hostname", ["hostname"]],
  ["iri", ["uri"]],
  ["uri-reference", ["uri"]],
  ["iri-reference", ["uri", "uri-reference", "iri"]],
]);

/** Whether what one format lets through (undefined: any value) holds all that another one does. Any text is some bytes, and not the other way round. */
export function holdsFormat(format: string | undefined, other: string | undefined): boolean {
  const [own, others] = [format, other].map((each) => (each !== undefined && hints.has(each) ? undefined : each));
  if (own === others) return true;
  if (own === "binary") return others === undefined || !encoded.has(others);
  if (own === undefined) return others !== "binary";
  return others !== undefined && widths.get(own)?.includes(others) === true;
}
