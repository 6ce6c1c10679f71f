export default { name: "No Plugin", version: "1" };
