import { expect, it } from "vitest";
import { typeFits } from "./type-fits.ts";

it.each([
  ["str", "Union[str, Urn]"],
  ["str", "Optional[str]"],
  ["Optional[str]", "Union[None, str, List[str]]"],
  ["Optional[str]", "str | None"],
  ["str | None", "typing.Optional[str]"],
  ["List[str]", "list[str]"],
  ["List[Optional[A]]", "Sequence[Optional[A]]"],
  ["List[A]", "Iterable[Union[A, B]]"],
  ["Dict[str, A]", "Mapping[str, Optional[A]]"],
  ['"Urn"', "Urn"],
  ["int", "float"],
  ["List[str]", "List"],
  ["anything.At[All]", "Any"],
  ["Tuple[A, B]", "Tuple[A, object]"],
  ["Callable[[int], str]", "Callable[[int], str]"],
])("%s fits %s", (given, taken) => {
  expect(typeFits(given, taken)).toBe(true);
});

it.each([
  ["Union[str, Urn]", "str"],
  ["Optional[str]", "str"],
  ["Any", "str"],
  ["dial", "constructor"],
  ["str", "Urn"],
  // Who takes the one may put into it what isn't in the other.
  ["List[A]", "List[Union[A, B]]"],
  ["Dict[str, A]", "Mapping[object, A]"],
  ["Sequence[A]", "List[A]"],
  ["List", "List[str]"],
  ["Tuple[A, B]", "Tuple[A]"],
  ["float", "int"],
  ["Literal['a']", "Literal['b']"],
  ["Callable[[int], str]", "Callable[[str], str]"],
  ["List[", "List[A"],
  ["", "A"],
  [`${"List[".repeat(50)}A${"]".repeat(50)}`, `${"list[".repeat(50)}A${"]".repeat(50)}`],
])("%s need not fit %s", (given, taken) => {
  expect(typeFits(given, taken)).toBe(false);
});
