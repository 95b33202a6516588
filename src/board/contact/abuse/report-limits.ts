/** Why somebody reports an offer or a company. This file imports nothing, so that forms can use it. */
export const reportReasons = ['fraud', 'discrimination', 'wrong', 'gone', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Returns a stored reason; `other` for one that an older or newer program wrote. */
export const reasonNamed = (text: string): ReportReason => reportReasons.find((reason) => reason === text) ?? 'other';
