export { createFragmentRenderer, listIds, reportAnchor } from "./create-fragment-renderer.ts";
export { type ResolverParts, createResolver } from "./create-resolver.ts";
export { type GeneratedPages, type GeneratedPlaces, createGeneratedPages } from "./generated-pages.ts";
export type { FindOwnAnchor, FragmentOptions, RenderedProse, ResolvedTarget } from "./prose-context.ts";
export { renderProse } from "./render-prose.ts";
export { createMarkdown, firstSentence } from "./markdown.ts";
