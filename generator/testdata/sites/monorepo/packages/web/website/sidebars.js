module.exports = {
  start: ["intro", { type: "category", label: "More", link: { type: "generated-index" }, items: ["setup"] }],
  api: ["api"],
};
