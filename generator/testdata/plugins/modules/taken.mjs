export default { name: "link", version: "1", rules: { check: () => [] } };
