const { de, missing } = require("./nav/de");

module.exports = {
  title: "Ferries",
  locales: { "/": { lang: "en-GB", title: "Ferries" }, "/de/": { lang: "de-DE", title: "Fähren" } },
  themeConfig: {
    locales: {
      "/": { sidebar: { "/ferry/": require("./nav/en"), "/": [missing, ["/", "Quay"]] } },
      "/de/": { label: "Deutsch", sidebar: de },
    },
  },
};
