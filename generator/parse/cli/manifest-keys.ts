/** The keys of a manifest of commands, by what they describe. The published JSON Schema has the same ones, which a test looks after. */
export const manifestKeys = {
  manifest: ["$schema", "commands", "variables"],
  command: ["command", "doc", "deprecated", "usual", "further", "arguments", "options"],
  argument: ["name", "type", "choices", "required", "multiple", "default", "variable", "doc"],
  option: ["names", "opposites", "type", "choices", "required", "multiple", "default", "variable", "doc"],
  variable: ["name", "default", "doc"],
} as const;
