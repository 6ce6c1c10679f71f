/** A model that is only referred to. */
export interface ReferenceSource {
  /** The name of its folder. */
  readonly name: string;
  /** Stands before the paths of its files; ends with a slash. */
  readonly prefix: string;
  /** Where its own pages are published, with a final slash. */
  readonly url?: string | undefined;
}
