// Leaves out what has to be there, and writes what isn't known.
const page = (part) => ({ path: part.kind, title: "A page", sections: [{ id: "all", title: "All", parts: [part] }] });

export default {
  name: "shapeless",
  version: "1",
  pages: () => ({ label: "Pages", pages: [page({ kind: "rows", nameLabel: "Name", rows: [{ name: "size" }] })] }),
  sections: () => [{ to: "entity:ball", sections: page({ kind: "tabel" }).sections }],
};
