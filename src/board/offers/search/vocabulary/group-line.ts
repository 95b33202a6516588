/** Names of a group parted by commas, then the houses that bear none of them. */
export type GroupLine = readonly [names: string, houses?: string];
