export default {
  title: "Quays",
  url: "https://quays.example.org",
  baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
};
