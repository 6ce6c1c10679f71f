module.exports = { title: "Raw", presets: [["classic", { docs: {} }]] };
