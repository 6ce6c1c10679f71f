import type { JavaDocument } from "../../parse/java/java-document.ts";
import type { JavaClasses, JavaType } from "./java-classes.ts";

/** The class whose constants are the privileges, and which says what calls of the general kind ask for. */
const policies = "com.linkedin.metadata.authorization.PoliciesConfig";

/** The class that declares the platform's privileges; undefined where the model has none. */
export function findPoliciesClass(classes: JavaClasses): JavaType | undefined {
  const nowhere: JavaDocument = { kind: "javaDocument", file: "", package: "", imports: [], classes: [] };
  return classes.find(policies, { document: nowhere });
}
