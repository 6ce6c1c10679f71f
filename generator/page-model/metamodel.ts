/** Contents of the metadata model's pages. */
export type MetamodelPageContent = never;
