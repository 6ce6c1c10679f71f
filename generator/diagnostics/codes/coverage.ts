import { defineCode } from "../code.ts";

interface Shortfall {
  readonly percent: number;
  readonly wanted: number;
  /** The kinds and the things in which most is missing, in words. */
  readonly missing: string;
}

const help = ({ missing }: Shortfall): string => `missing most: ${missing}`;

/** What is told when too little of a model is described. */
export const coverageCodes = {
  belowMinimum: defineCode<Shortfall>("coverage/below-minimum", {
    severity: "error",
    message: ({ percent, wanted }) => `${percent} % of the model is described, and at least ${wanted} % is asked for`,
    help,
    explanation: `
The configuration, or \`--min-coverage\`, sets how much of the model must have a description. Entities, schemas, fields,
symbols, operations, types, arguments and enum values count, one each. The coverage page of the site, and
\`check --verbose\`, list each thing that has none.

    coverage:
      minimum: 90
`,
  }),
  fell: defineCode<Shortfall>("coverage/fell", {
    severity: "error",
    message: ({ percent, wanted }) => `${percent} % of the model is described; it has been ${wanted} % before`,
    help,
    explanation: `
With \`coverage.ratchet\`, the described part of the model may grow and never shrink: it is compared with the number in
the baseline file, which \`--update-baseline\` raises and never lowers. Describe what was added; or, where described things
were removed on purpose, set the number in the baseline file by hand.

    coverage:
      ratchet: true
    baseline: aspectdoc.baseline.json
`,
  }),
} as const;
