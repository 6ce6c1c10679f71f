import { isTypeDefinitionNode, isTypeExtensionNode } from "graphql";
import type { GraphqlDocument } from "../../parse/graphql/graphql-document.ts";

/** Names that a server declares by itself, so that schemas written for it only use them; directives with their `@`. */
interface ServedNames {
  /** Where its documentation says what they are. */
  readonly url: string;
  readonly names: ReadonlySet<string>;
}

const appSync: ServedNames = {
  url: "https://docs.aws.amazon.com/appsync/latest/devguide/",
  names: new Set([
    ...[
      "AWSDate",
      "AWSTime",
      "AWSDateTime",
      "AWSTimestamp",
      "AWSEmail",
      "AWSJSON",
      "AWSURL",
      "AWSPhone",
      "AWSIPAddress",
    ],
    ...["@aws_api_key", "@aws_iam", "@aws_oidc", "@aws_cognito_user_pools", "@aws_lambda", "@aws_auth"],
    ...["@aws_subscribe", "@aws_publish"],
  ]),
};

const amplify: ServedNames = {
  url: "https://docs.amplify.aws/",
  names: new Set([
    ...[
      "@model",
      "@auth",
      "@key",
      "@index",
      "@primaryKey",
      "@default",
      "@searchable",
      "@versioned",
      "@function",
      "@http",
    ],
    ...[
      "@connection",
      "@hasOne",
      "@hasMany",
      "@belongsTo",
      "@manyToMany",
      "@predictions",
      "@mapsTo",
      "@refersTo",
      "@sql",
    ],
    "AuthRule",
  ]),
};

/** The address that says what a server means by a name; undefined for names that schemas have to declare. */
export function findServedNames(document: GraphqlDocument): (name: string) => string | undefined {
  const served = usesModels(document) ? [appSync, amplify] : [appSync];
  return (name) => served.find(({ names }) => names.has(name))?.url;
}

/** Whether types are to be kept in tables of their own, which nobody but Amplify is told by `@model`. */
function usesModels({ definitions }: GraphqlDocument): boolean {
  return definitions.some(
    ({ node }) =>
      (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) &&
      (node.directives ?? []).some(({ name }) => name.value === "model"),
  );
}
