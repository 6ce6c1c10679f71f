/** Small inputs that were made to break something, as files by path. Each has once thrown, hung or filled the memory. */
export const attackInputs: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ["names that plain objects have already", nameAfterObjects()],
  ["a default that holds itself", { "a.pdl": "namespace a\nrecord W { w: W = {} }" }],
  [
    "an optional default that holds itself",
    { "a.pdl": 'namespace a\nrecord W { w: optional W = { "w": { "w": {} } } }' },
  ],
  ["defaults that hold two others each", chain(40, (own, next) => `record ${own} { a: ${next} = {} b: ${next} = {} }`)],
  ["records that need two others each", chain(40, (own, next) => `record ${own} { a: ${next} b: ${next} }`)],
  ["records in a long chain", chain(800, (own, next) => `record ${own} { a: ${next} }`)],
  ["lists of lists in a long chain", chain(800, (own, next) => `typeref ${own} = array[${next}]`)],
  ["includes and typerefs in long chains", chainIncludes()],
  ["an annotation with 2,000 parts", { "a.pdl": `namespace a\n@${"x.".repeat(2000)}x\nrecord A {}` }],
  ["a bare default that fits no union of unions", { "a.avsc": nestUnions() }],
  ["inputs that need two others each", { "a.graphql": chainInputs(26, (next) => `a: ${next}! b: ${next}!`) }],
  ["inputs that need each other", { "a.graphql": needEachOther() }],
  ["inputs in a chain that is longer than the stack", { "a.graphql": chainInputs(8000, (next) => `a: ${next}!`) }],
  ["many operations on a long enum", { "a.graphql": operateOnEnum(2000, 20_000) }],
  ["a short diagram of many lines", { "content/README.md": fence("mermaid", `graph TD\n${sides(25)}`) }],
  ["many diagrams", { "content/README.md": Array.from({ length: 400 }, (_, index) => drawing(index)).join("\n") }],
  ["one long run of letters", { "content/README.md": runInEachLanguage() }],
  ["very long names", nameAtLength()],
]);

function list(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function nameAfterObjects(): Readonly<Record<string, string>> {
  const names = "constructor toString valueOf hasOwnProperty __proto__ prototype isPrototypeOf then toJSON".split(" ");
  const types = names.map(
    (name) => `"${name}"\ntype ${name} { ${name}(${name}: I${name}): ${name} }\ninput I${name} { ${name}: Int = 1 }`,
  );
  const files = names.flatMap((name) => [
    [
      `${name}.pdl`,
      `namespace a\n@${name}.${name}\nrecord ${name} { ${name}: optional ${name}\n e: E${name} = "${name}" }`,
    ],
    [`E${name}.pdl`, `namespace a\nenum E${name} { ${name} }`],
    [`${name}.avsc`, `{"type":"record","name":"${name}","namespace":"b","fields":[{"name":"${name}","type":"int"}]}`],
    [
      `content/${name}.md`,
      `---\n${name}: x\ntitle: ${name}\n---\n# ${name}\n\n\`\`\`${name}\nx\n\`\`\`\n\n<${name} ${name}="x"/>\n`,
    ],
  ]);
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    "a.graphql": `${types.join("\n")}\ntype Query { ${names.map((name) => `${name}: ${name}`).join(" ")} }`,
    "entity-registry.yml": `entities:\n${names.map((name) => `  - { name: ${name}, keyAspect: ${name}, aspects: [${name}] }\n`).join("")}`,
    "redirects.yml": `redirects:\n${names.map((name) => `  - { from: ${name}, to: ${name} }\n`).join("")}`,
  };
}

function chain(length: number, declare: (own: string, next: string) => string): Readonly<Record<string, string>> {
  const files = list(
    length,
    (index) => `namespace a\n${declare(`R${index}`, index + 1 < length ? `R${index + 1}` : "End")}`,
  );
  const named = files.map((text, index) => [`R${index}.pdl`, text]);
  return {
    ...(Object.fromEntries(named) as Record<string, string>),
    "End.pdl": "namespace a\nrecord End { x: int = 1 }",
  };
}

function chainIncludes(): Readonly<Record<string, string>> {
  const records = chain(600, (own, next) => `record ${own} includes ${next} { f${own}: T${own.slice(1)} }`);
  const typerefs = list(600, (index) => `namespace a\ntyperef T${index} = ${index < 599 ? `T${index + 1}` : "string"}`);
  return { ...records, ...Object.fromEntries(typerefs.map((text, index) => [`T${index}.pdl`, text])) };
}

function nestUnions(): string {
  let value: unknown = 1.5;
  for (let depth = 0; depth < 60; depth += 1) value = { f: value };
  const inner = { type: "record", name: "B", fields: [{ name: "f", type: ["A", "B"] }] };
  return JSON.stringify({ type: "record", name: "A", fields: [{ name: "f", type: ["A", inner], default: value }] });
}

function chainInputs(length: number, fields: (next: string) => string): string {
  const inputs = list(
    length,
    (index) => `input I${index} { ${index + 1 < length ? fields(`I${index + 1}`) : "a: Int"} }`,
  );
  return `${inputs.join("\n")}\ntype Query { q(i: I0!): Int }`;
}

function needEachOther(): string {
  const inputs = list(
    10,
    (own) => `input I${own} { ${list(6, (at) => `f${at}: I${(own * 7 + at * 3 + 1) % 10}!`).join(" ")} }`,
  );
  return `${inputs.join("\n")}\ntype Query { q(i: I0!): Int }`;
}

function operateOnEnum(operations: number, symbols: number): string {
  const fields = list(operations, (index) => `q${index}(e: E!): E`).join("\n");
  return `enum E { ${list(symbols, (index) => `S${index}`).join(" ")} }\ntype Query {\n${fields}\n}`;
}

function fence(language: string, code: string): string {
  return `# A\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
}

function sides(count: number): string {
  return ["x", "y"].map((side) => list(count, (index) => side + index).join(" & ")).join(" --> ");
}

function drawing(seed: number): string {
  return fence(
    "mermaid",
    `graph TD\n${list(500, (index) => `n${index % 25} --> n${(index * 7 + seed) % 25}`).join("\n")}`,
  );
}

function runInEachLanguage(): string {
  const languages = "ini properties json pdl graphql bash java kotlin scala groovy js ts protobuf markdown".split(" ");
  return languages.map((language) => fence(language, "a".repeat(14_000))).join("\n");
}

function nameAtLength(): Readonly<Record<string, string>> {
  const [long, words] = ["A".repeat(36_000), "aB".repeat(18_000)];
  return {
    "a.pdl": `namespace a\nrecord A { ${words}: ${long} }`,
    "a.graphql": `type Query { ${words}(${words}: String): ${long} }\ntype ${long}B { x: Int }`,
  };
}
