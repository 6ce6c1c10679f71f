import { z } from "zod";
import { capabilityLabels, componentKinds, supportStatuses } from "../../catalogue/ingestion.ts";

/*
 * The manifest of an ingestion platform, declared once: what a file may say is checked against it,
 * and the JSON Schema that editors use is printed from it.
 */

const markdown = (description: string): z.ZodOptional<z.ZodString> =>
  z
    .string()
    .meta({ description: `${description}; Markdown` })
    .optional();

const capabilitySchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .meta({
      description: "which capability; one that the platform does not know is shown under its own name",
      examples: [...capabilityLabels.keys()],
    }),
  supported: z
    .union([z.boolean(), z.literal("partial")])
    .meta({ description: "whether the plugin can do it; `true` when absent" })
    .optional(),
  note: markdown("what it needs, or where it ends"),
  subtypes: z.array(z.string()).meta({ description: "the kinds of things that it is limited to" }).optional(),
});

const optionSchema = z.strictObject({
  path: z
    .string()
    .min(1)
    .meta({
      description: "names joined by dots, as nested below `source.config`; `*` stands for any key of a map",
      examples: ["stateful_ingestion.enabled"],
    }),
  type: z
    .string()
    .min(1)
    .meta({ description: "the type of its value in words", examples: ["list of string"] }),
  enum: z
    .array(z.union([z.string(), z.number(), z.boolean()]))
    .meta({ description: "the only values that it takes" })
    .optional(),
  required: z.boolean().meta({ description: "whether every recipe has to set it" }).optional(),
  requiredIf: z
    .string()
    .min(1)
    .meta({ description: "path of the option that makes it required by being set, or the condition in words" })
    .optional(),
  default: z.unknown().meta({ description: "what holds when it is not set; any value" }).optional(),
  description: markdown("what it does"),
  secret: z.boolean().meta({ description: "whether the value is to be kept out of recipes and logs" }).optional(),
  constraints: z
    .array(z.string())
    .meta({ description: "what its values have to satisfy, in words", examples: [["at least 1"]] })
    .optional(),
  deprecated: z
    .union([z.boolean(), z.string()])
    .meta({ description: "whether it should no longer be used; better the reason, as Markdown" })
    .optional(),
  renamedTo: z.string().min(1).meta({ description: "path of the option that has taken its place" }).optional(),
  removedIn: z.string().min(1).meta({ description: "version since which the platform refuses it" }).optional(),
  parts: z
    .string()
    .min(1)
    .meta({ description: "name of the shared options that stand below this one's path" })
    .optional(),
});

/** An option as a manifest describes it. */
export type ManifestOption = z.infer<typeof optionSchema>;

const includeSchema = z
  .array(z.string().min(1))
  .meta({ description: "names of shared options; what `options` says of the same path goes before them" });

const exampleSchema = z.strictObject({
  title: z
    .string()
    .min(1)
    .meta({
      description: "what the recipe is for; a sentence",
      examples: ["Several clusters, each with its own certificate."],
    }),
  recipe: z.string().min(1).meta({ description: "YAML; checked as `recipe` is" }),
});

const pluginSchema = z.strictObject({
  id: z.string().min(1).meta({ description: "what a recipe's `source.type` says" }),
  status: z.enum(supportStatuses).meta({ description: "how far it can be relied on" }).optional(),
  class: z.string().min(1).meta({ description: "the class that implements it, with its module" }).optional(),
  extra: z
    .string()
    .meta({ description: "the package's extra that brings what it needs; its id when absent, none when empty" })
    .optional(),
  capabilities: z.array(capabilitySchema).meta({ description: "what it extracts, and what it can't" }).optional(),
  intro: markdown("what it reads, and how"),
  prerequisites: markdown("what has to be prepared"),
  notes: markdown("what else there is to say"),
  limitations: markdown("what it can't do"),
  troubleshooting: markdown("what goes wrong, and the ways out"),
  recipe: z.string().min(1).meta({ description: "a recipe to begin with; YAML" }).optional(),
  examples: z.array(exampleSchema).meta({ description: "more recipes, e.g. one for a real deployment" }).optional(),
  include: includeSchema.optional(),
  options: z
    .array(optionSchema)
    .meta({ description: "what can be set below `source.config`; an empty list when nothing can" })
    .optional(),
  schema: z
    .record(z.string(), z.unknown())
    .meta({ description: "the options as JSON Schema, instead of `options`" })
    .optional(),
});

const conceptSchema = z.strictObject({
  source: z.string().min(1).meta({ description: "a thing of the source system" }),
  concept: z.string().min(1).meta({ description: "what stands for it; the name of an entity becomes a link" }),
  note: markdown("what to know about it"),
});

/** What a file of shared options may say. */
export const optionSetSchema = z.strictObject({
  $schema: z.string().meta({ description: "the schema of this file, for editors" }).optional(),
  set: z.string().min(1).meta({ description: "the name by which manifests include the options" }),
  include: includeSchema.optional(),
  options: z.array(optionSchema).meta({ description: "what several plugins can set" }),
});

/** What a manifest may say. */
export const manifestSchema = z.strictObject({
  $schema: z.string().meta({ description: "the schema of this file, for editors" }).optional(),
  platform: z.string().min(1).meta({ description: "id of the platform; its page's address ends in it" }),
  name: z.string().min(1).meta({ description: "name of the platform; the id when absent" }).optional(),
  intro: markdown("what the system is, and what is read from it"),
  concepts: z.array(conceptSchema).meta({ description: "what the system's own things become" }).optional(),
  plugins: z.array(pluginSchema).meta({ description: "the plugins that read it, the main one first" }),
});

const componentSchema = z.strictObject({
  kind: z.enum(componentKinds).meta({ description: "what it is for" }),
  id: z.string().min(1).meta({ description: "what a recipe's `type` says at its place" }),
  class: z.string().min(1).meta({ description: "the class that implements it, with its module" }),
  extra: z.string().meta({ description: "the package's extra that brings what it needs; none when absent" }).optional(),
  intro: markdown("what it does"),
  include: includeSchema.optional(),
  options: z
    .array(optionSchema)
    .meta({ description: "what can be set below its `config`; an empty list when nothing can" })
    .optional(),
});

/** What a manifest of components may say: of what recipes name besides their source. */
export const componentManifestSchema = z.strictObject({
  $schema: z.string().meta({ description: "the schema of this file, for editors" }).optional(),
  components: z.array(componentSchema).meta({ description: "sinks, transformers and what else recipes name" }),
});

/** A manifest that says nothing wrong. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The declaration of manifests as JSON Schema, as it is published for editors. */
export function printManifestJsonSchema(): string {
  return printSchema(manifestSchema, "Ingestion manifest of Aspectdoc");
}

/** The declaration of shared options as JSON Schema, as it is published for editors. */
export function printOptionSetJsonSchema(): string {
  return printSchema(optionSetSchema, "Shared options of ingestion manifests of Aspectdoc");
}

/** The declaration of manifests of components as JSON Schema, as it is published for editors. */
export function printComponentManifestJsonSchema(): string {
  return printSchema(componentManifestSchema, "Manifest of ingestion components of Aspectdoc");
}

function printSchema(declared: z.ZodType, title: string): string {
  const { $schema, ...schema } = z.toJSONSchema(declared, { io: "input" });
  const published = { $schema, title, ...schema };
  return `${JSON.stringify(published, null, 2)}\n`;
}
