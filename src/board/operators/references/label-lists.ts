/** Lists whose labels the staff may change. This file imports nothing, so that forms can use it. */
export const labelLists = ['sectors', 'specializations', 'study_levels'] as const;
export type LabelList = (typeof labelLists)[number];

/** Returns the list of this name; the first one for any other text. */
export const labelListNamed = (name: string | null): LabelList =>
  labelLists.find((list) => list === name) ?? labelLists[0];

/** Limit of characters of a label. */
export const longestLabel = 120;
