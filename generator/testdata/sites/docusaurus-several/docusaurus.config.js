export default {
  title: "Lighthouse",
  url: "https://lighthouse.example.org",
  baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { docs: { path: "manual", routeBasePath: "manual", sidebarPath: "./sidebars.js" } }]],
  plugins: [
    [
      "@docusaurus/plugin-content-docs",
      { id: "crew", path: "crew", routeBasePath: "people", sidebarPath: "./crew.js" },
    ],
    ["@docusaurus/plugin-content-docs", { id: "api", path: "api", routeBasePath: "api" }],
    ["@docusaurus/plugin-content-docs", { id: "gone", path: "gone", routeBasePath: "gone" }],
  ],
};
