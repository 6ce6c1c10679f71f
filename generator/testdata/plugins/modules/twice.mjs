// Two pages at one address, and a way to none.
export default {
  name: "twice",
  version: "1",
  pages: () => ({
    label: "Twice",
    pages: [
      { path: "a", title: "First", facts: [{ label: "Way", value: [{ text: "there", to: "page:b" }] }] },
      { path: "A", title: "Second" },
    ],
  }),
};
