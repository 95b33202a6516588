import type { Desk } from '#board/context/application-recipient.ts';

/** Returns the line that a start prints if some offers have no contact; null if every offer has one. */
export function contactLine(count: number, desk: Desk | null): string | null {
  if (count === 0) return null;
  return `${count} open ${count === 1 ? 'offer names' : 'offers name'} no contact: ${whatBecomes(desk)}`;
}

function whatBecomes(desk: Desk | null): string {
  if (desk === null) return 'no application to them is taken (RECRUITER_FALLBACK_EMAIL)';
  const where = desk.kind === 'mailbox' ? 'stay in the local mailbox' : 'go to RECRUITER_FALLBACK_EMAIL';
  return `applications to them ${where}`;
}
