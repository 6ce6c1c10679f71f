export default function Home() {
  throw new Error("This is never run.");
}
