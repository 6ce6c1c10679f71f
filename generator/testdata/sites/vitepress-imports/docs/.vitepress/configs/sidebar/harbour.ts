export const name = "Harbour";

export default [
  { text: "Cranes", link: "/harbour/cranes" },
  { text: "Locks", link: "/harbour/locks" },
];
