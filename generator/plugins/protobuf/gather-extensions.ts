import { longestName } from "../longest-name.ts";
import type { Extension } from "./declare-type.ts";
import type { KnownFile } from "./known-file.ts";
import type { ProtoField, ProtoMessage } from "./language/proto-file.ts";
import type { Symbols } from "./symbols.ts";

/** The fields that files give messages which others declare, by the full names of these. */
export function gatherExtensions(
  files: readonly KnownFile[],
  symbols: Symbols,
): (fullName: string) => readonly Extension[] {
  const seen = new Set<string>();
  const byExtendee = new Map<string, Extension[]>();
  const add = (fields: readonly ProtoField[], scope: string, path: string): void => {
    for (const field of fields) {
      const extendee = symbols.resolve(field.extendee ?? "", scope, path);
      if (extendee === undefined) continue;
      const fullName = scope === "" ? field.name : `${scope}.${field.name}`;
      if (fullName.length + 2 > longestName) continue;
      // Copies of a file say the same again.
      if (seen.has(`${extendee} ${fullName}`)) continue;
      seen.add(`${extendee} ${fullName}`);
      const extension: Extension = { fullName, field, scope, path };
      const known = byExtendee.get(extendee);
      if (known === undefined) byExtendee.set(extendee, [extension]);
      else known.push(extension);
    }
  };
  const walk = (messages: readonly ProtoMessage[], around: string, path: string): void => {
    for (const { name, extensions, messages: inner } of messages) {
      const scope = around === "" ? name : `${around}.${name}`;
      add(extensions, scope, path);
      walk(inner, scope, path);
    }
  };
  for (const { path, file } of files) {
    add(file.extensions, file.package, path);
    walk(file.messages, file.package, path);
  }
  return (fullName) => byExtendee.get(fullName) ?? [];
}
