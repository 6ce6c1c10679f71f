import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({
  integrations: [
    starlight({
      title: { en: "Harbour", "pt-BR": "Porto" },
      defaultLocale: "en",
      locales: { en: { label: "English" }, "pt-br": { label: "Português", lang: "pt-BR" } },
      sidebar: [
        {
          label: "On the quay",
          translations: { "pt-BR": "No cais" },
          items: [{ label: "Ropes", slug: "mooring", translations: { "pt-BR": "Cabos" } }, "tides"],
        },
      ],
    }),
  ],
});
