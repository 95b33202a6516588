import type { Desk } from '#board/context/application-recipient.ts';

/** The line at the start that informs operators about offers without a contact; null if there are none. */
export function contactLine(count: number, desk: Desk | null): string | null {
  if (count === 0) return null;
  return `${count} open ${count === 1 ? 'offer names' : 'offers name'} no contact: ${whatBecomes(desk)}`;
}

function whatBecomes(desk: Desk | null): string {
  if (desk === null) return 'no application to them is taken (RECRUITER_FALLBACK_EMAIL)';
  const where = desk.kind === 'mailbox' ? 'stay in the local mailbox' : 'go to RECRUITER_FALLBACK_EMAIL';
  return `applications to them ${where}`;
}
