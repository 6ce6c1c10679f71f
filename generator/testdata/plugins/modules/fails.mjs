// Its rules throw.
export default {
  name: "fails",
  version: "1",
  rules: {
    check() {
      const nobody = undefined;
      return nobody.problems;
    },
  },
};
