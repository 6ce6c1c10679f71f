import { spellingOf } from "../../catalogue/spelling-of.ts";
import type { LocatedEntry, LocatedJson } from "../json/located-json.ts";
import type { IdlStream } from "./idl-stream.ts";

/** Words that are values. Numbers that JSON can't say are texts in Avro's JSON. */
const words: ReadonlyMap<string, null | boolean | string> = new Map<string, null | boolean | string>([
  ["null", null],
  ["true", true],
  ["false", false],
  ["NaN", "NaN"],
  ["Infinity", "Infinity"],
]);

/** Twice the digits of the largest long. Making a bigint of more takes more than linear time. */
const mostDigits = 40;

/** A value of JSON, as defaults and annotations have. */
export function readIdlValue(stream: IdlStream): LocatedJson {
  const token = stream.peek();
  const span = stream.spanOf(token);
  if (token.kind === "word" && words.has(token.text)) {
    stream.take();
    return { kind: "scalar", value: words.get(token.text) ?? null, span };
  }
  if (token.kind === "string") {
    stream.take();
    return { kind: "scalar", value: unescape(token.text.slice(1, -1)), span };
  }
  if (token.kind === "number") {
    stream.take();
    const spelled = spellingOf(token.text.replace(/[fd]$/i, ""));
    return { kind: "scalar", value: toNumber(token.text), ...(spelled !== undefined && { spelled }), span };
  }
  if (stream.takeMark("[")) {
    const items: LocatedJson[] = [];
    stream.deeper(() => {
      while (stream.peek().text !== "]") {
        items.push(readIdlValue(stream));
        if (!stream.takeMark(",")) break;
      }
    });
    stream.expectMark("]");
    return stream.toList(items, token);
  }
  if (stream.takeMark("{")) {
    const entries: LocatedEntry[] = [];
    stream.deeper(() => {
      while (stream.peek().kind === "string") {
        const key = stream.take();
        stream.expectMark(":");
        entries.push(stream.toEntry(unescape(key.text.slice(1, -1)), readIdlValue(stream), key));
        if (!stream.takeMark(",")) break;
      }
    });
    stream.expectMark("}");
    return stream.toObject(token.start, entries);
  }
  return stream.complain("a value as in JSON");
}

function toNumber(text: string): number | bigint | string {
  const isHex = /^-?0x/i.test(text);
  const bare = isHex ? text.replace(/l$/i, "") : text.replace(/[lfd]$/i, "");
  if (bare === "-Infinity" || bare === "Infinity") return bare;
  const sign = bare.startsWith("-") ? -1 : 1;
  const digits = bare.replace(/^-/, "");
  if (!isHex && !/^\d+$/.test(digits)) return Number(bare);
  const number = sign * Number(digits);
  return Number.isSafeInteger(number) || digits.length > mostDigits ? number : BigInt(sign) * BigInt(digits);
}

const escapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

function unescape(text: string): string {
  return text.replace(
    /\\(?:u+([\da-fA-F]{4})|([0-3]?[0-7]{1,2})|(.))/g,
    (_, code?: string, octal?: string, one = "") => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      return escapes[String(one)] ?? String(one);
    },
  );
}
