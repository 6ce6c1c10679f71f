// A plug-in of each kind, for toys: a language of one line a thing.
export default ({ label = "Toys" }) => ({
  name: "toys",
  version: "1",
  codes: {
    "no-owner": { severity: "warning", help: "name one", explanation: "Each toy says who owns it." },
    lonely: { severity: "info", explanation: "An entity that nothing else is said about." },
  },
  reader: {
    files: ["**/*.toy"],
    read({ path, text }) {
      const place = { startLine: 1, startColumn: 1, endLine: 1, endColumn: text.indexOf("\n") };
      if (text.startsWith("throw")) throw new Error("toys are not to be thrown");
      const name = text.slice(0, text.indexOf("\n"));
      const schema = `toys.${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const field = { name: "mail", type: { type: "string", format: "email" }, optional: true, doc: "Whom to ask.", place };
      return {
        schemas: [{ kind: "record", name: schema, doc: `A ${name} that somebody plays with.`, fields: [field], written: text, place }],
        entities: [{ name, doc: `What is known about a ${name}.`, aspects: { [`${name}Info`]: schema }, place }],
        data: { lines: text.split("\n").length - 1 },
        problems: text.includes("owner") ? [] : [{ code: "no-owner", message: `nobody owns \`${path}\``, place }],
      };
    },
  },
  rules: {
    check: (catalogue) => [...catalogue.entities.values()].map(({ name, origins }) => ({ code: "lonely", message: `\`${name}\` is alone`, span: origins[0].span })),
  },
  sections: (catalogue) =>
    [...catalogue.entities.keys()].map((name) => ({
      to: `entity:${name}`,
      sections: [
        {
          id: "parts",
          title: "Parts to replace",
          parts: [
            { kind: "text", markdown: `What wears out of a **${name}**.` },
            { kind: "rows", nameLabel: "Part", rows: [{ name: "wheel", type: [{ text: "Toy", to: "page:", code: true }], required: true, doc: "Turns." }] },
          ],
        },
      ],
    })),
  pages: (catalogue) => ({
    label,
    pages: [
      {
        path: "",
        title: "All toys",
        doc: "Every toy, with the lines that say so.",
        sections: [{ id: "lists", title: "Lists", parts: [{ kind: "table", columns: ["File", "Lines"], rows: catalogue.extensions.map(({ file, data }) => [file, String(data.lines)]) }] }],
      },
      ...[...catalogue.entities.keys()].map((name) => ({
        path: `toys/${name}`,
        title: name,
        group: ["By name"],
        aliases: [`plaything ${name}`],
        facts: [{ label: "Entity", value: ["it is ", { text: name, to: `entity:${name}` }] }],
        sections: [
          { id: "get", title: "Getting one", parts: [{ kind: "code", blocks: [{ label: "curl", language: "shell", code: `curl https://toys.example/${name}` }] }] },
          { id: "see", title: "See also", parts: [{ kind: "links", links: [{ label: "all toys", to: "page:#lists" }] }] },
        ],
      })),
    ],
  }),
});
