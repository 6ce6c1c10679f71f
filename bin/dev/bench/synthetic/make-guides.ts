import { createWords, type Words } from "./create-words.ts";
import { capitalize, nameDomain } from "./name-domain.ts";
import type { SyntheticFile } from "./synthetic-file.ts";

const topics = ["overview", "setup", "recipes", "operations", "security", "questions"];

/** The guides of a domain; each leads to others, some of them next door. */
export function makeGuides(domain: number): readonly SyntheticFile[] {
  const name = nameDomain(domain);
  return topics.map((topic, index) => {
    const words = createWords(domain * topics.length + index + 2_000_000);
    const next = topics[(index + 1) % topics.length] ?? "";
    const links = [`[${next}](${next}.md)`, `[next door](../${nameDomain(Math.max(0, domain - 1))}/${topic}.md)`];
    const sections = Array.from({ length: 5 }, (_, number) => makeSection(words, number, links));
    const text = `# ${capitalize(name)}: ${topic}\n\n${words.paragraph(4)}\n\n${sections.join("\n")}`;
    return { path: `content/guides/${name}/${topic}.md`, text };
  });
}

function makeSection(words: Words, number: number, links: readonly string[]): string {
  const head = `## ${capitalize(words.noun())} and ${words.noun()} ${number + 1}\n\n${words.paragraph(5)}\n\n`;
  switch (number) {
    case 0:
      return `${head}See ${links.join(" and ")}.\n\n- ${words.sentence()}\n- ${words.sentence()}\n- **Note** ${words.sentence()}\n`;
    case 1:
      return `${head}\`\`\`yaml\nsource:\n  type: ${words.noun()}\n  config:\n    ${words.noun()}: "${words.noun()}"\n\`\`\`\n\n${words.paragraph(3)}\n`;
    case 2:
      return `${head}:::note\n\n${words.paragraph(2)}\n\n:::\n\n${words.paragraph(4)}\n`;
    case 3:
      return `${head}| name | meaning |\n| --- | --- |\n${Array.from({ length: 5 }, () => `| \`${words.noun()}\` | ${words.sentence()} |\n`).join("")}`;
    default:
      return `${head}\`\`\`python\nfrom example import ${words.noun()}_client as client\n\nfor item in client.list("${words.noun()}"):\n    print(item.urn)\n\`\`\`\n`;
  }
}
