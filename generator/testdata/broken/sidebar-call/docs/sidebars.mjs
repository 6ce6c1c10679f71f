module.exports = {
  sidebar: [{ type: "category", label: "Guides", items: makeItems() }],
};
