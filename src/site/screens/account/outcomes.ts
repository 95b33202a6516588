/** What a form of the profile, or of one of its CVs, may end in; the profile says it, in `account.done`. */
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
