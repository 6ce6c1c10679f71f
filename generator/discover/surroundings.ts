/** What hand-written pages may refer to besides each other. */
export interface Surroundings {
  /** Pictures and documents that pages may show or offer, by path. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Paths of all files around the pages, read or not. */
  readonly paths: ReadonlySet<string>;
  /** Addresses under which the pages are published, each with a final slash. */
  readonly hosts: readonly string[];
  /** What the paths begin with in inputs that are whole checkouts, where a file that is not there is nowhere. */
  readonly checkouts: readonly string[];
}

export interface AssetFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In pixels, where the file tells. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
