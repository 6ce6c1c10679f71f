import type { MethodData, ServiceData } from "./service-data.ts";

/** The page of a service. */
export function pathOfService({ fullName }: Pick<ServiceData, "fullName">): string {
  return shorten(fullName);
}

/** The page of a method. */
export function pathOfMethod({ fullName }: Pick<ServiceData, "fullName">, { name }: Pick<MethodData, "name">): string {
  return `${shorten(fullName)}/${name.slice(0, 100)}`;
}

/** The end of a long name, which is what tells it from others. */
function shorten(name: string): string {
  return name.slice(-180).replace(/^\.+/, "");
}
