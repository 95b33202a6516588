/** Whose document was asked for: the candidate's own, or one that a recruiter received. */
export type DocumentOf = 'own' | 'received';

/** Header of an answer 404 for a document whose file is lost. Its page then says so. */
export const lostDocument = 'X-Lost-Document';

export function readLostDocument(headers: Headers): DocumentOf | undefined {
  return (['own', 'received'] as const).find((whose) => whose === headers.get(lostDocument));
}
