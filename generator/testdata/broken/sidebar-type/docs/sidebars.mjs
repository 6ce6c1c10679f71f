module.exports = {
  sidebar: [{ type: "categroy", label: "Guides", items: ["lending", "fines"] }],
};
