// @ts-check
import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";
import tailwind from "@astrojs/tailwind";

export default defineConfig({
  site: "https://locks.example.org",
  base: "/canal",
  integrations: [
    tailwind(),
    starlight({
      title: "Locks",
      description: "How boats climb.",
      logo: { src: "./src/assets/gate.svg" },
      editLink: { baseUrl: "https://github.com/example/locks/edit/main/" },
      locales: { root: { label: "English", lang: "en" }, fr: { label: "Français" }, de: { label: "Deutsch" } },
      sidebar: [
        "start",
        {
          label: "Guides",
          translations: { fr: "Modes d’emploi" },
          items: [
            { slug: "guides/gates" },
            { label: "Up and down", slug: "guides", badge: "New" },
            { label: "By address", link: "/start/#more" },
            { label: "Elsewhere", link: "https://example.org/" },
            { slug: "guides/nowhere" },
          ],
        },
        { label: "Rules", collapsed: true, autogenerate: { directory: "rules" } },
      ],
    }),
  ],
});
