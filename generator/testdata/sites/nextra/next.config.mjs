import nextra from "nextra";

const withNextra = nextra({ search: true });

export default withNextra({ reactStrictMode: true });
