export const i18n = defineI18n({ defaultLanguage: "en", languages: ["en", "ja"] });
