/** Outcomes of the forms of the profile and of its CVs, which the profile announces (`account.done`). */
export const outcomes = [
  'saved',
  'photoSet',
  'photoDeleted',
  'added',
  'deleted',
  'renamed',
  'replaced',
  'preferred',
] as const;
export type Done = (typeof outcomes)[number];
