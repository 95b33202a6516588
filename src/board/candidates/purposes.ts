/**
 * What candidates are asked to agree to, each with the day since which its words have been what they are: a
 * new day with new words, and whoever agreed to others is asked again.
 */
export const purposes = {
  /** A letter with the new offers of a saved search. */
  alertsByMail: { textVersion: '2026-11-22' },
  /** The profile, the CV and the letter go to the recruiter of the offer. */
  applicationTransmission: { textVersion: '2026-11-22' },
} as const satisfies Record<string, { readonly textVersion: string }>;

export type Purpose = keyof typeof purposes;
