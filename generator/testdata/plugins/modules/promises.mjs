// Gives what comes later, and fails then.
export default {
  name: "promises",
  version: "1",
  rules: { check: async () => Promise.reject(new Error("too late")) },
  pages: async () => Promise.reject(new Error("too late")),
  sections: () => [Promise.reject(new Error("too late")), { parts: [Promise.reject(new Error("too late"))] }],
};
