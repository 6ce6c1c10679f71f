/**
 * Small inputs that were made to break something, as files by path. Each has once thrown, hung or filled the memory. Chains are
 * for runs with a quarter of the usual stack, where they take it as one four times as long would otherwise.
 */
export const attackInputs: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ["names that plain objects have already", nameAfterObjects()],
  ["a default that holds itself", { "a.pdl": "namespace a\nrecord W { w: W = {} }" }],
  [
    "an optional default that holds itself",
    { "a.pdl": 'namespace a\nrecord W { w: optional W = { "w": { "w": {} } } }' },
  ],
  ["defaults that hold two others each", chain(40, (own, next) => `record ${own} { a: ${next} = {} b: ${next} = {} }`)],
  ["records that need two others each", chain(40, (own, next) => `record ${own} { a: ${next} b: ${next} }`)],
  ["records in a long chain", chain(170, (own, next) => `record ${own} { a: ${next} }`)],
  ["lists of lists in a long chain", chain(200, (own, next) => `typeref ${own} = array[${next}]`)],
  ["includes and typerefs in long chains", chainIncludes()],
  ["an annotation with 2,000 parts", { "a.pdl": `namespace a\n@${"x.".repeat(2000)}x\nrecord A {}` }],
  ["a bare default that fits no union of unions", { "a.avsc": nestUnions() }],
  ["inputs that need two others each", { "a.graphql": chainInputs(26, (next) => `a: ${next}! b: ${next}!`) }],
  ["inputs that need each other", { "a.graphql": needEachOther() }],
  ["inputs in a chain that fills the room of an example", { "a.graphql": chainInputs(500, (next) => `a: ${next}!`) }],
  ["many operations on a long enum", { "a.graphql": operateOnEnum(800, 20_000) }],
  ["a short diagram of many lines", { "content/README.md": fence("mermaid", `graph TD\n${sides(25)}`) }],
  ["many diagrams", { "content/README.md": Array.from({ length: 180 }, (_, index) => drawing(index)).join("\n") }],
  ["one long run of letters", { "content/README.md": runInEachLanguage() }],
  ["rows of one sign in comments", ruleOffComments()],
  ["a heading with a long row of spaces", { "content/README.md": `# A\n\n## B${" ".repeat(200_000)}{#b\n` }],
  [
    "a fence with a long row of empty lines",
    { "content/README.md": `# A\n\n\`\`\`text\na${"\n".repeat(500_000)}b\n\`\`\`\n` },
  ],
  ["very long names", nameAtLength()],
  ["halves of characters and signs of control in names and texts", breakTexts()],
  ["code that does harm when it runs, is huge, nested without end or goes in circles", doHarm()],
]);

/** A schema that has for such a run no more for each input than the whole has for 6,000. */
export const longChain: string = chainInputs(1500, (next) => `a: ${next}!`);

/** A checkout whose connectors, programs, server and data are all made to break whoever reads them. */
function doHarm(): Readonly<Record<string, string>> {
  const harm = '__import__("os").system("touch harm")\nopen("harm", "w").write("x")\n';
  const base = "metadata-ingestion/src/acme";
  const java = "datahub-graphql-core/src/main/java/com/acme";
  const sphinx = "docs-website/sphinx/apidocs";
  return {
    "metadata-models/src/main/pegasus/com/acme/Note.pdl":
      'namespace com.acme\n@Aspect = { "name": "note" }\nrecord Note {}',
    "metadata-models/src/main/resources/entity-registry.yml":
      "id: a\nentities: [{ name: note, keyAspect: note, aspects: [note] }]",
    "datahub-graphql-core/src/main/resources/a.graphql":
      "type Query { note: Note }\ntype Mutation { write: Int }\ntype Note { note: Int }",
    "metadata-ingestion/setup.py": `${harm}entry_points = {"datahub.ingestion.source.plugins": ["big = acme.big:Big", "ring = acme.ring:Ring"], "console_scripts": ["acme = acme.ring:main"]}\nsetup(entry_points=entry_points)\n`,
    [`${base}/__init__.py`]: harm,
    [`${base}/big.py`]: `${harm}x = "${"x".repeat(10_000_000)}"\nclass Big: pass\n`,
    [`${base}/deep.py`]: `${harm}a = ${"[".repeat(10_000)}${"]".repeat(10_000)}\nimport os\nos.getenv(${"(".repeat(5000)}"A"${")".repeat(5000)})\n`,
    [`${base}/ring.py`]: `${harm}import os, click\nfrom acme.gnir import *\nclass Ring(Gnir):\n    x: str = y\n    y = x\n@click.group(default=os.popen("touch harm"))\ndef main(): ...\nmain.add_command(main)\nos.environ[os.getenv(os.environ["A"])]\n`,
    [`${base}/gnir.py`]: `${harm}from acme.ring import *\nclass Gnir(Ring): ...\n`,
    [`${sphinx}/a.rst`]:
      "A\n=\n\n.. automodule:: acme.ring\n\n.. automodule:: acme.gnir\n\n.. automodule:: acme.deep\n\n.. automodule:: acme.big\n",
    [`${java}/Engine.java`]: `package com.acme; class Engine extends Engine { static final String A_ASPECT_NAME = B; static final String B = A_ASPECT_NAME + A_ASPECT_NAME;
      void wire(Builder b) { b.type("Mutation", w -> w.dataFetcher("write", new Engine(new Engine(this)))); }
      Object get(Object o) { Note result = new Note(); result.setNote(get(get(result))); helper.mapToResult(A_ASPECT_NAME, this::get); return ${"(".repeat(10_000)}get(o)${")".repeat(10_000)}; } }`,
    "metadata-utils/src/main/java/com/linkedin/metadata/authorization/PoliciesConfig.java": `package com.linkedin.metadata.authorization; class PoliciesConfig {
      static List<Privilege> PLATFORM_PRIVILEGES = ImmutableList.of(PLATFORM_PRIVILEGES, OTHER, OTHER);
      static List<Privilege> OTHER = Stream.concat(PLATFORM_PRIVILEGES, PLATFORM_PRIVILEGES).collect();
      static Privilege A = Privilege.of(A, A, A);
      static Privilege B = Privilege.of("B", ${'"x" + '.repeat(5000)}"x", "y"); }`,
    "metadata-service/war/src/main/resources/boot/policies.json": `${'[{"urn":'.repeat(5000)}1${"}]".repeat(5000)}`,
    "metadata-service/war/src/main/resources/boot/data_platforms.json":
      '[{"urn":"urn:li:dataPlatform:../../harm","aspect":{"name":"<script>","displayName":"<img src=x onerror=alert(1)>","logoUrl":"/assets/platforms/../../../harm.png"}}]',
  };
}

/** Names and texts in which escapes leave half a character, and signs that no document may hold. */
function breakTexts(): Readonly<Record<string, string>> {
  const half = "\\ud800";
  const signs = "\u0001\u000b\u001b[31m\u0085\u2028\u202e\uffff]]>--></script>";
  const written = JSON.stringify(signs);
  return {
    "a.pdl": `namespace a\n/** ${signs} */\n@Aspect = { "name": "a${half}" }\nrecord A { @Relationship = { "name": "R${half}", "entityTypes": ["e"] } f: string = "${half}" }`,
    "b.avsc": `{"type":"record","name":"B","doc":"${half}","fields":[{"name":"${half}","type":"int"},{"name":"b","type":"string","default":"${half}"}]}`,
    "a.graphql": `type Query { a(x: String = "${half}"): Int @deprecated(reason: "\\u0001") }`,
    "entity-registry.yml": `id: a\nentities:\n  - { name: e, keyAspect: "a${half}", doc: ${written} }\n  - { name: "e${half}", keyAspect: "a${half}" }\n`,
    "releases.yml": `releases:\n  - { version: ${written}, date: 2024-01-01, notes: ${written} }\n  - { version: "1${half}", date: 2024-01-02 }\n`,
    "redirects.yml": `redirects:\n  - { from: "old${half}", to: "/#${half}" }\n`,
    "a.restspec.json": `{"name":"a${half}","path":"/a${half}","schema":"a.A","collection":{"identifier":{"name":"i${half}","type":"long"},"finders":[{"name":"f${half}","parameters":[{"name":"p${half}","type":"string"}]}],"entity":{"path":"/a/{i}"}}}`,
    "content/README.md": `---\ntitle: ${written}\nslug: "/s${half}"\n---\n# ${signs}\n\n## ${signs}\n\n<a id="&#xd800;"></a> [a](#${signs}) &#xd800;\n`,
    "content/sidebars.js": `module.exports = { "${half}": ["README", { type: "link", label: "${half}", href: "https://example.org/${half}" }] };`,
  };
}

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
  const records = chain(150, (own, next) => `record ${own} includes ${next} { f${own}: T${own.slice(1)} }`);
  const typerefs = list(150, (index) => `namespace a\ntyperef T${index} = ${index < 149 ? `T${index + 1}` : "string"}`);
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

function ruleOffComments(): Readonly<Record<string, string>> {
  return {
    "a.graphql": `${"#".repeat(2000)}\ntype Query { a: Int }\nexte`,
    "content/README.md": fence("graphql", `${"# ".repeat(2000)}a`),
  };
}

function nameAtLength(): Readonly<Record<string, string>> {
  const [long, words] = ["A".repeat(36_000), "aB".repeat(18_000)];
  return {
    "a.pdl": `namespace a\nrecord A { ${words}: ${long} }`,
    "a.graphql": `type Query { ${words}(${words}: String): ${long} }\ntype ${long}B { x: Int }`,
  };
}
