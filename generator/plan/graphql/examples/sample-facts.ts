/** What examples call a thing of an entity, and say of it. */
export interface SampleFacts {
  readonly name: string;
  readonly description: string;
}

/** One thing of each well-known entity, the one that its sample URN names. */
export const sampleFacts: ReadonlyMap<string, SampleFacts> = new Map(
  (
    [
      ["dataset", "shop.orders", "Orders placed in the web shop, one row each."],
      ["schemaField", "order_id", "The number of an order, unique within one shop."],
      ["chart", "Revenue by month", "What the web shop has sold, by month."],
      ["dashboard", "Sales", "How the web shop is doing."],
      ["notebook", "Order forecast", "Works out how many orders to expect."],
      ["dataFlow", "daily_orders", "Loads the orders of the day."],
      ["dataJob", "load_orders", "Copies new orders into the warehouse."],
      ["container", "shop", "Tables of the web shop."],
      ["dataPlatform", "hive", "A warehouse on a file system."],
      ["dataProduct", "Orders", "All that analysts need to know about orders."],
      ["application", "Web shop", "Where customers order."],
      ["domain", "Sales", "Everything about orders and revenue."],
      ["tag", "Sensitive", "Must not leave the company."],
      ["glossaryTerm", "Confidential", "For some eyes only; access has to be asked for."],
      ["glossaryNode", "Classification", "Terms that say who may see what."],
      ["corpuser", "Jane Doe", "Looks after the orders."],
      ["corpGroup", "Engineering", "The people who run the pipelines."],
      ["role", "Reader", "May read the tables of the shop."],
      ["dataHubRole", "Editor", "May change what is said of assets."],
      ["dataHubPolicy", "Data stewards", "Lets stewards tag the orders."],
      ["dataHubView", "Production", "Assets that are in production."],
      ["dataHubIngestionSource", "Snowflake production", "Reads the warehouse each night."],
      ["dataHubSecret", "SNOWFLAKE_PASSWORD", "Password of the account that reads the warehouse."],
      ["dataHubAccessToken", "nightly-load", "For the job that runs each night."],
      ["ownershipType", "Data owner", "Decides who may use the data."],
      ["assertion", "Orders are not empty", "The table of orders has at least one row."],
      ["test", "Has an owner", "Every data set has somebody to ask."],
      ["query", "Orders per day", "Counts the orders of each day."],
      ["post", "Maintenance on Sunday", "The warehouse is read-only from 6 to 8."],
      ["incident", "Orders are late", "The last load did not finish."],
      ["form", "Onboarding", "What to fill in before a table is published."],
      ["businessAttribute", "Order number", "What an order is known by."],
      ["structuredProperty", "Retention", "How many days rows are kept."],
      ["mlModel", "Churn", "Tells which customers may leave."],
      ["mlModelGroup", "Churn", "Models that tell which customers may leave."],
      ["mlFeature", "orders_last_month", "How many orders a customer placed."],
      ["mlFeatureTable", "customer_features", "What models know of customers."],
      ["mlPrimaryKey", "customer_id", "The number of a customer."],
    ] as const
  ).map(([entity, name, description]) => [entity, { name, description }]),
);
