export default { speed: "How fast", index: "The canal" };
