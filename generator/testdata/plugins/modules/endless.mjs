// Nothing that it does comes to an end.
const hang = () => {
  for (;;);
};

export default {
  name: "endless",
  version: "1",
  reader: { files: ["b.toy"], read: hang },
  rules: { check: hang },
  offers: hang,
  sections: hang,
  pages: hang,
};
