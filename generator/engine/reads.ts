/** What work has looked at, as plain data: enough to look at the same again, in others of the kind. */
export type Reads =
  | { readonly of: "value" }
  | {
      readonly of: "parts";
      readonly parts: readonly (readonly [name: string, reads: Reads])[];
      /** Whether it has asked which parts there are. */
      readonly names?: true | undefined;
    }
  | {
      readonly of: "map";
      /** Of the whole map. */
      readonly whole: readonly ("keys" | "values")[];
      /** Keys of the entries that were asked for, and of those of which only their being there was. */
      readonly entries: readonly string[];
      readonly keys: readonly string[];
    }
  | { readonly of: "answers"; readonly questions: readonly (readonly unknown[])[] };

/** A function among what work is handed, whose answers are plain data. */
export type Ask = (...question: readonly unknown[]) => unknown;

/** A question or an answer as it is kept. */
export function toText(data: unknown): string {
  return JSON.stringify(data) ?? "undefined";
}
