/** A file of a made-up model, by its path in the model's folder. */
export interface SyntheticFile {
  readonly path: string;
  readonly text: string;
}
