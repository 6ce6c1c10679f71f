export function german() {
  return [{ text: "Krane", link: "/de/harbour/cranes" }];
}

export const french = [{ text: "Grues", link: "/fr/grues" }];
