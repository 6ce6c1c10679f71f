import type { RenderedPage } from "./page-renderer.ts";

/** What the files of pages lie in, each by itself, as it travels between threads. */
export function listBuffers(pages: readonly RenderedPage[]): readonly ArrayBuffer[] {
  return pages.flatMap(({ document, twin, parts }) =>
    [document, twin, ...(parts === undefined ? [] : [parts])].map(({ buffer }) => buffer as ArrayBuffer),
  );
}
