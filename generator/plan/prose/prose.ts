/*
 * Markdown to HTML: the docs of the model in short, hand-written texts in the whole dialect of `generator/markdown/`. Only what
 * stands in its list of elements gets out, and every link goes through the resolver, which knows what linking has found the
 * target to mean. It renders a text and places nothing: which page the text is on, `guides/` and the areas decide.
 */

export { createFragmentRenderer, listIds, reportAnchor } from "./create-fragment-renderer.ts";
export { type ResolverParts, createResolver } from "./create-resolver.ts";
export { createUnreadTeller } from "./create-unread-teller.ts";
export { type GeneratedPages, type GeneratedPlaces, createGeneratedPages } from "./generated-pages.ts";
export type { FindOwnAnchor, FragmentOptions, PlacedLink, RenderedProse, ResolvedTarget } from "./prose-context.ts";
export { renderProse } from "./render-prose.ts";
export { leadHome } from "./lead-home.ts";
export { leadToTypes } from "./lead-to-types.ts";
export { createMarkdown, firstSentence } from "./markdown.ts";
export { findPlace } from "./place-in-guides.ts";
export { suggestRoutes } from "./suggest-routes.ts";
