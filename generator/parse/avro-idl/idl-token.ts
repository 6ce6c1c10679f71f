/** A token of Avro IDL. */
export interface IdlToken {
  /** `quoted` for a word in back-ticks, which is a name and never a keyword; `mark` for a sign that stands for itself. */
  readonly kind: "word" | "quoted" | "string" | "number" | "mark" | "doc" | "end";
  /** As written, but a quoted word without its back-ticks. */
  readonly text: string;
  /** Offsets; `end` is the first one after the token. */
  readonly start: number;
  readonly end: number;
}
