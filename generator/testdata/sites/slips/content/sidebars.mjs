const list_ids_in_directory = (directory, labels) => require("fs").readdirSync(`../${directory}`);

module.exports = {
  main: [
    "hero",
    "shown",
    "whole",
    { Sources: list_ids_in_directory("sources", { "sources/berries": "All berries" }) },
    "sources/deep/deep",
  ],
};
