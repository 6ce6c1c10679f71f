/** Every route: which page it is, the plan decides. */
export default "*";
