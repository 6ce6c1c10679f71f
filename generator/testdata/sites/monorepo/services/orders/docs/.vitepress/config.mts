export default {
  title: "Orders",
  themeConfig: {
    sidebar: [{ text: "Start", items: [{ text: "Set it up", link: "/guide/setup" }] }],
  },
};
