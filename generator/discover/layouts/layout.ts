/**
 * How a kind of input folder is laid out: how to recognise it, which of its files make up the model,
 * and where the namespaces of its schemas start. Globs and paths count from the input folder.
 */
export interface Layout {
  /** Said after "read as", e.g. `a DataHub checkout`. */
  readonly name: string;
  /** Files and folders that are all there in such a folder. */
  readonly marks: readonly string[];
  /** Globs of the model's files. */
  readonly files: readonly string[];
  /** Whether ignore files and build output count; false where the globs are exact. */
  readonly skipsIgnored: boolean;
}
