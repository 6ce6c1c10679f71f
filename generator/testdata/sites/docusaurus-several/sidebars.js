export default { manualSidebar: ["intro", "lamp"] };
