import { expect, it } from "vitest";
import { listExamples } from "./list-examples.ts";

const fence = "```";
const page = `# Berth

${fence}
urn:li:berth:1
${fence}

## Moor a ship

${fence}graphql
mutation moor
${fence}

${fence}python
moor()
${fence}

## Leave

${fence}shell
leave
${fence}
`;

it.each([
  ["berth/", "Berth", ["urn:li:berth:1", "mutation moor", "moor()", "leave"]],
  ["berth/", "Leave", ["leave"]],
  ["berth/#moor-a-ship", "how to moor", ["mutation moor", "moor()"]],
  ["berth/#moor-a-ship", "moor with Python", ["moor()", "mutation moor"]],
  ["berth/#no-such-section", "moor with python", ["moor()", "urn:li:berth:1", "mutation moor", "leave"]],
])("%s has for %s", (address, asked, codes) => {
  expect(listExamples(page, address, asked).map(({ code }) => code)).toEqual(codes);
});
