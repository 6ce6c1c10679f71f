import { stringify } from "yaml";
import { configKeys } from "../../../../generator/config/config-keys.ts";
import type { Pages } from "./pages.ts";
import { setCode } from "./describe-commands.ts";

/** One page with a section for each key of the config file. */
export function describeConfiguration(): Pages {
  const sections = Object.entries(configKeys).map(([name, key]) => {
    const standard: unknown = key.default;
    const facts = [
      ...(standard === undefined ? [] : [`default: \`${JSON.stringify(standard)}\``]),
      ...(key.option === undefined ? [] : [`option: \`${key.option}\``]),
    ];
    const sentence = key.help.slice(0, 1).toUpperCase() + key.help.slice(1);
    const example = `\`\`\`yaml\n${stringify({ [name]: key.example }, { lineWidth: 0 })}\`\`\``;
    return [`### \`${name}\` {#${name}}`, `${setCode(sentence)}.`, ...facts, example].join("\n\n");
  });
  return new Map([
    [
      "reference/configuration.md",
      `---
custom_edit_url:
title: Configuration
description: Every key of the config file, with its default and an example.
toc_max_heading_level: 3
---

# Configuration

\`aspectdoc.config.yaml\` (or \`.yml\`, \`.json\`, or \`.mjs\` with a default export) is read in the folder that Aspectdoc is started
in, or where \`--config\` says. Paths in it count from the file. Options of the command line go before it, and a key that is
unknown is reported with the nearest known one. Editors complete and check the file with the published schema:

\`\`\`yaml
# yaml-language-server: $schema=node_modules/aspectdoc/aspectdoc.config.schema.json
title: Acme metadata
\`\`\`

## Keys

${sections.join("\n\n")}
`,
    ],
  ]);
}
