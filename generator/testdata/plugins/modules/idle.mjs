export default { name: "idle", version: "1" };
