import type { Unread } from "../catalogue/catalogue.ts";
import { digest } from "../places/digest.ts";
import { listCodes } from "./codes.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Areas of codes about files as they stand, each of which tells of something that is left out. */
const ofReading = /^(?:discover|pdl|avdl|json|data)\//;
/** In other areas, what is as much; besides, they tell of names and values that have been read and don't fit. */
const ofForm =
  /\/(?:syntax|bad-introspection|malformed-|too-|unknown-alias|duplicate-key|wrong-type|missing-(?:key|name)$)/;
/** A reader that has failed has read nothing, and a resource that can't be read whole lacks what it says. */
const ofReaders = /^(?:plugin\/(?:threw|stopped|wrong-result)|restli\/(?:no-kind|not-a-resource|unreadable-type))$/;
/** Code is no model, so these are no errors; what it would have said of the model is lost all the same. */
const ofCode = /^(?:python\/|discover\/lost-package$)/;

/** What plug-ins that read files tell as an error is no code of ours, and says as much; what they check is told later. */
const ours: ReadonlySet<string> = new Set(listCodes().map(({ code }) => code));

/** What files of a model are called in what is said of them. */
export interface ModelFiles {
  /** By path, the texts of its files. */
  readonly texts: ReadonlyMap<string, string>;
  /** What their paths may begin with in diagnostics, where there are several models. */
  readonly label: string;
}

/** What of all that is said of a model says that a file of it could not be read, or not whole, so that it may declare more. */
export function listUnread(diagnostics: readonly Diagnostic[], { texts, label }: ModelFiles): readonly Unread[] {
  return diagnostics.flatMap(({ code, severity, message, span }): readonly Unread[] => {
    if (severity === "error" ? !isOfReading(code) : severity !== "warning" || !ofCode.test(code)) return [];
    if (span === undefined) return [{ code, message }];
    const file = span.file.startsWith(label) ? span.file.slice(label.length) : span.file;
    const text = texts.get(file);
    return [{ code, message, span: { ...span, file }, ...(text !== undefined && { digest: digest(text) }) }];
  });
}

function isOfReading(code: string): boolean {
  return ofReading.test(code) || ofForm.test(code) || ofReaders.test(code) || !ours.has(code);
}
