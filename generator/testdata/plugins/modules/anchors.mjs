// Ways to places on its pages, some of which aren't there.
const lead = (...anchors) => anchors.map((anchor) => ({ text: anchor, to: `page:a#${anchor}` }));
const rows = [{ name: "size", type: "int", rows: [{ name: "unit", type: "string" }] }];

export default {
  name: "anchors",
  version: "1",
  sections: () => [
    { to: "entity:ball", sections: [{ id: "more", title: "More", parts: [{ kind: "facts", facts: [{ label: "See", value: lead("fields", "lost") }] }] }] },
  ],
  pages: () => ({
    label: "Anchors",
    pages: [
      { path: "", title: "Ways", facts: [{ label: "To", value: lead("fields", "fields.size", "fields.size.unit", "inner", "gone", "gone") }] },
      {
        path: "a",
        title: "A",
        sections: [{ id: "fields", title: "Fields", parts: [{ kind: "rows", nameLabel: "Field", rows }], sections: [{ id: "inner", title: "Inner", parts: [] }] }],
      },
    ],
  }),
};
