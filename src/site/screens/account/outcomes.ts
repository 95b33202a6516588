/** Outcomes of the forms for the profile and its CVs. The profile page announces them (`account.done`). */
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
