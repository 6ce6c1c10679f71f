export default { crewSidebar: ["intro", "keeper"] };
