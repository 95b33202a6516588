import { isUnavailable } from '#board/candidates/candidate-status.ts';

/**
 * The candidate withdrew the application, or the application was erased with the account. The recruiter then
 * sees nothing of it.
 */
export class ApplicationGone extends Error {
  readonly code = 'application.gone';
  readonly reason: 'withdrawn' | 'erased';

  constructor(reason: 'withdrawn' | 'erased') {
    super(`this application is ${reason}`);
    this.reason = reason;
  }
}

/**
 * Returns the row of an application that a recruiter may still see.
 * @throws ApplicationGone
 */
export function stillThere<T extends { readonly withdrawnAt: Date | null; readonly statusId: number }>(
  row: T | undefined,
): Omit<T, 'withdrawnAt' | 'statusId'> {
  if (row === undefined || isUnavailable(row.statusId)) throw new ApplicationGone('erased');
  const { withdrawnAt, statusId: _, ...shown } = row;
  if (withdrawnAt !== null) throw new ApplicationGone('withdrawn');
  return shown;
}
