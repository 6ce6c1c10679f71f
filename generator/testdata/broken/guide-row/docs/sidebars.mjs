module.exports = {
  sidebar: [{ type: "category", label: "Guides", items: ["lending", "fines"] }],
};
