import type { RuleTable } from "../rule.ts";

/** What metadata is read from, and how that is configured. */
export const ingestionRules = {
  "safe/plugin-added": {
    says: "the source {name} is new",
    hits: ["recipeAuthors"],
    why: "No recipe could name it before.",
    source: "recipes",
  },
  "breaking/plugin-removed": {
    says: "the source {name} is gone",
    hits: ["recipeAuthors"],
    wayOut: "move recipes to another source before the upgrade",
    why: "Recipes that name it fail.",
    source: "recipes",
  },
  "risky/plugin-status-lowered": {
    says: "the support of {thing} was {before} and is {after}",
    hits: ["recipeAuthors"],
    why: "Recipes run as before, and can be relied on less.",
    source: "own",
  },
  "safe/plugin-status-raised": {
    says: "the support of {thing} was {before} and is {after}",
    hits: ["recipeAuthors"],
    why: "Recipes run as before, and can be relied on more.",
    source: "own",
  },
  "risky/plugin-extra-changed": {
    says: "{thing} is installed with the extra {after} instead of {before}",
    hits: ["recipeAuthors"],
    wayOut: "change what installs the package",
    why: "Without the new extra the source may lack what it needs.",
    source: "own",
  },
  "safe/capability-added": {
    says: "{thing} is capable of {name} now",
    hits: ["recipeAuthors"],
    why: "Recipes may find more than before.",
    source: "own",
  },
  "risky/capability-removed": {
    says: "{thing} is no longer capable of {name}",
    hits: ["recipeAuthors"],
    wayOut: "see whether what is stored by it is to be kept",
    why: "Recipes run, and find less than before.",
    source: "own",
  },
  "risky/capability-limited": {
    says: "{thing} is capable of {name} in part only",
    hits: ["recipeAuthors"],
    why: "Recipes run, and may find less than before.",
    source: "own",
  },
  "safe/option-added": {
    says: "the option {name} is new: {after}",
    hits: ["recipeAuthors"],
    why: "Recipes that say nothing of it go on.",
    source: "recipes",
  },
  "breaking/required-option-added": {
    says: "the required option {name} is new: {after}",
    hits: ["recipeAuthors"],
    wayOut: "give it a default",
    why: "No recipe gives it yet, so all of them fail.",
    source: "recipes",
  },
  "breaking/option-removed": {
    says: "the option {name} is gone: {before}",
    hits: ["recipeAuthors"],
    wayOut: "keep the key and warn: `pydantic_removed_field` lets recipes go on",
    why: `
Configuration models refuse keys that they don't know, so recipes that give it fail. A key that is declared as removed only
warns; the options of a built model don't tell, so this is the stricter reading.`,
    source: "recipes",
  },
  "safe/option-renamed": {
    says: "the option {before} is now {after}, and the earlier name still works",
    hits: ["recipeAuthors"],
    wayOut: "use the new name before the earlier one goes",
    why: "The source declares the earlier name, so recipes go on with a warning.",
    source: "recipes",
  },
  "risky/option-former-name-removed": {
    says: "the option {name} no longer takes its earlier name {before}",
    hits: ["recipeAuthors"],
    wayOut: "use the new name",
    why: "Recipes that still give the earlier name fail. They were warned.",
    source: "recipes",
  },
  "breaking/option-refused": {
    says: "the option {name} is refused since {after}",
    hits: ["recipeAuthors"],
    wayOut: "take it out of recipes",
    why: "It is listed still, and the platform says that it no longer takes it.",
    source: "recipes",
  },
  "breaking/option-made-required": {
    says: "the option {name} is required now",
    hits: ["recipeAuthors"],
    wayOut: "give it a default",
    why: "Recipes that leave it out fail.",
    source: "recipes",
  },
  "risky/option-made-conditional": {
    says: "the option {name} is required where {after}",
    hits: ["recipeAuthors"],
    why: "Recipes for which that holds and which leave it out fail.",
    source: "recipes",
  },
  "safe/option-made-optional": {
    says: "the option {name} may be left out now",
    hits: ["recipeAuthors"],
    why: "Recipes that give it go on.",
    source: "recipes",
  },
  "risky/option-type-changed": {
    says: "the option {name} was {before} and is {after}",
    hits: ["recipeAuthors"],
    wayOut: "compare the two: what recipes give may not fit any more",
    why: `
Types are words made of the schema, which may say the same in another way, and models turn much into what they need. So it
is risky, not breaking.`,
    source: "own",
  },
  "breaking/option-choice-removed": {
    says: "the option {thing} {name} no longer takes {before}",
    hits: ["recipeAuthors"],
    wayOut: "keep taking it",
    why: "Recipes that give the value fail.",
    source: "recipes",
  },
  "safe/option-choice-added": {
    says: "the option {name} takes {after} too",
    hits: ["recipeAuthors"],
    why: "Recipes go on.",
    source: "recipes",
  },
  "breaking/option-null-refused": {
    says: "the option {name} may no longer be null",
    hits: ["recipeAuthors"],
    wayOut: "leave it out instead",
    why: "Recipes that give null fail.",
    source: "recipes",
  },
  "risky/option-constraints-changed": {
    says: "the option {name} has to be {after} now, and had to be {before}",
    hits: ["recipeAuthors"],
    why: "Values that were fine may be refused.",
    source: "recipes",
  },
  "risky/option-default-changed": {
    says: "the default of the option {name} was {before} and is {after}",
    hits: ["recipeAuthors"],
    wayOut: "give the earlier value where it matters",
    why: "Recipes that leave it out do something else from now on.",
    source: "recipes",
  },
  "safe/option-deprecated": {
    says: "the option {name} is deprecated",
    hits: ["recipeAuthors"],
    wayOut: "see what stands in for it",
    why: "It works as before, and announces that it will go.",
    source: "own",
  },
  "safe/option-deprecation-lifted": {
    says: "the option {name} is no longer deprecated",
    hits: ["recipeAuthors"],
    why: "It can be used again without reserve.",
    source: "own",
  },
} as const satisfies RuleTable;
