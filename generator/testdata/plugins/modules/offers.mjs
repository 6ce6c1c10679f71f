/** Offers a call, and once more the same, and when asked to something of another form. */
export default ({ form = "right" }) => ({
  name: "offers",
  version: form,
  offers: () => ({
    endpoints: [
      { name: "ask", page: "nowhere", inputs: [], answers: [] },
      { name: "ask", inputs: [], answers: [], ...(form === "wrong" && { verb: "GET" }) },
    ],
  }),
});
