import { setImmediate as nextTurn } from "node:timers/promises";
import type { SiteBundle } from "./load-site-bundle.ts";
import { createPageRenderer, type RenderBase, type RenderedPage } from "./page-renderer.ts";
import { type RenderThreads, worthThreads } from "./render-threads.ts";

/** Renders the pages of an edition in batches, several at a time where there are threads for it. */
export interface RenderPool {
  /** How many batches are rendered at a time. */
  readonly size: number;
  render(pages: readonly string[]): Promise<readonly RenderedPage[]>;
  /** Takes what it has rendered, once that is written and nobody looks at it any more. */
  takeBack(pages: readonly RenderedPage[]): void;
}

/** A pool for about so many pages. */
export function createRenderPool(
  base: RenderBase,
  bundle: SiteBundle,
  { count, threads }: { readonly count: number; readonly threads: RenderThreads | undefined },
): RenderPool {
  // Components of the user's don't travel between threads.
  const isWorth = count >= worthThreads && bundle.partsDigest === undefined;
  return isWorth && threads?.prepare(base) === true ? threads : createOwnThread(base, bundle);
}

function createOwnThread(base: RenderBase, bundle: SiteBundle): RenderPool {
  const renderer = createPageRenderer(base, bundle);
  return {
    size: 1,
    // Signals and the lock of the output folder get their turn between batches.
    render: async (pages) => {
      await nextTurn();
      return pages.map((page) => renderer.page(page));
    },
    takeBack: () => undefined,
  };
}
