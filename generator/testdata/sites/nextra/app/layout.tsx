import { Layout } from "nextra-theme-docs";

export default function RootLayout({ children }) {
  return <Layout docsRepositoryBase="https://code.example.org/canal/guide/tree/main">{children}</Layout>;
}
