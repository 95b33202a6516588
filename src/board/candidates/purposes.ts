/**
 * Purposes for which candidates can consent, each with the day of its current wording. A new wording gets a
 * new day, and candidates who consented to an older wording get a new consent request.
 */
export const purposes = {
  /** A letter with the new offers of a saved search. */
  alertsByMail: { textVersion: '2026-11-22' },
  /** The profile, the CV and the cover letter are sent to the recruiter of the offer. */
  applicationTransmission: { textVersion: '2026-11-22' },
} as const satisfies Record<string, { readonly textVersion: string }>;

export type Purpose = keyof typeof purposes;
