module.exports = { title: "Web", baseUrl: "/", presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] };
