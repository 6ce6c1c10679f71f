import type { Layout } from "./layout.ts";

/**
 * A checkout whose guides are those of a project that its owners have put at its top, where the platform itself has none: they
 * publish these, and of the platform's own guides only what begins the pages of entities.
 */
export function withGuideProject(checkout: Layout, guides: Layout | undefined): Layout {
  if (guides?.project === undefined || guides.prose === undefined) return checkout;
  return {
    ...checkout,
    name: `${checkout.name} with ${guides.name}`,
    project: guides.project,
    prose: { ...guides.prose, introductions: checkout.prose?.introductions },
    furtherProse: guides.furtherProse,
  };
}
