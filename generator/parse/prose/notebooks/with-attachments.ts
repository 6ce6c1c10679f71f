import { decodeWritten } from "../../../places/decode-written.ts";
import { pictureTypes, readEmbeddedPicture } from "../../../sources/embedded-picture.ts";
import { getObject, toTexts } from "../../json/get-value.ts";
import type { LocatedObject } from "../../json/located-json.ts";
import { locatePicture } from "./locate-picture.ts";
import type { CellLine } from "./notebook.ts";

interface CellPlace {
  readonly cell: LocatedObject;
  readonly index: number;
  readonly file: string;
}

const attachment = /!\[([^\]\n]{0,300})\]\(attachment:([^()\s[\]]{1,300})\)/g;
const attachmentInTag = /(<img\b[^<>\n]{0,300}\bsrc=["'])attachment:([^"'\s]{1,300})/g;
const length = "attachment:".length;

/**
 * A cell's lines with the pictures that it holds itself. They are named by references, which take as much room as what was written, so
 * that what is behind them stays where it is; what they lead to is said behind the cell. One that isn't there is its words.
 */
export function withAttachments(lines: readonly CellLine[], { cell, index, file }: CellPlace): readonly CellLine[] {
  const last = lines.at(-1);
  if (last === undefined || !lines.some(({ text }) => text.includes("attachment:"))) return lines;
  // What is attached to another cell may be called the same.
  const mark = `cell${index}`.padEnd(length - 1, "_").slice(0, length - 1) + ":";
  const located = new Map<string, string | undefined>();
  // To tell what a large picture is called takes a while, and it may be shown often.
  const locate = (name: string): string | undefined => {
    if (!located.has(name)) located.set(name, locateAttachment(cell, name, file));
    return located.get(name);
  };
  const referred = new Map<string, string>();
  const refer = (name: string): boolean => {
    const target = locate(name);
    if (target !== undefined) referred.set(name, target);
    return target !== undefined;
  };
  const replaced = lines.map((line) => ({
    ...line,
    text: line.text
      .replaceAll(attachment, (whole, words: string, name: string, offset: number) => {
        if (refer(name)) return `![${words}][${mark}${name}]`;
        return offset === 0 ? words : words.padEnd(whole.length);
      })
      .replaceAll(attachmentInTag, (whole, tag: string, name: string) => {
        const target = locate(name);
        return target === undefined ? whole : tag + target;
      }),
  }));
  const definitions = [...referred].map(([name, target]) => ({ ...last, text: `[${mark}${name}]: <${target}>` }));
  return definitions.length === 0 ? replaced : [...replaced, { ...last, text: "" }, ...definitions];
}

function locateAttachment(cell: LocatedObject, written: string, file: string): string | undefined {
  const attachments = getObject(cell, "attachments");
  const data = getObject(attachments, written) ?? getObject(attachments, decodeWritten(written));
  if (data === undefined) return undefined;
  for (const type of pictureTypes.keys()) {
    const picture = readEmbeddedPicture(type, toTexts(data.entries.get(type)?.value).join(""));
    if (picture !== undefined) return locatePicture(file, picture.name);
  }
  return undefined;
}
