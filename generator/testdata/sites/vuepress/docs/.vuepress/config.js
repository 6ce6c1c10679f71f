const { tides } = require("./tides");

module.exports = (ctx) => ({
  base: "/signals/",
  locales: {
    "/": { lang: "en-GB", title: "Signals", description: "Signals of a railway, in two languages" },
    "/fr/": { lang: "fr-FR", title: "Signaux" },
  },
  plugins: { pwa: ctx.isProd, tides },
  themeConfig: {
    logo: "/arm.svg",
    repo: "example-rail/signals",
    docsDir: "docs",
    docsBranch: "main",
    editLinks: true,
    locales: {
      "/": {
        label: "English",
        nav: [
          { text: "Home", link: "/" },
          { text: "Reference of signs", link: "/reference/" },
        ],
        sidebar: {
          "/reference/": ["", "arms", "missing"],
          "/": [
            "",
            {
              title: "Guide",
              path: "/guide/",
              collapsable: false,
              children: [["guide/lamps", "Lamps at night"], "guide/wires.md", ["https://rail.example.org/", "Railway"]],
            },
          ],
        },
      },
      "/fr/": { label: "Français", sidebar: ["/fr/", "/fr/guide/lamps"] },
    },
  },
});
