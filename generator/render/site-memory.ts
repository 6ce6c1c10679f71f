/** What is known of the previous output, so that pages that would come out the same are not rendered again. */
export interface SiteMemory {
  /** What is known of a page, if it was made from the same plan and its files are still there. */
  find(route: string, key: string, paths: readonly string[]): KnownPage | undefined;
  /** Notes what a page's files are made from, for the next run. */
  note(route: string, key: string, page: KnownPage): void;
  /** Whether a file of the previous output is still there as it was. */
  has(path: string): boolean;
  /** Bytes of a file of the previous output. */
  read(path: string): Uint8Array;
}

/** What has to be known of a rendered page besides its files. */
export interface KnownPage {
  /** Where in the twin the page's own part begins and ends, in bytes. */
  readonly body: readonly [start: number, end: number];
  /** Whether the document leaves parts out, which are in a file beside it. */
  readonly hasParts?: true | undefined;
}
