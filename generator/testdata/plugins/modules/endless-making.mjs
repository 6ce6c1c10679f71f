/* Never comes to what it is to give. */
export default function make() {
  for (;;);
}
