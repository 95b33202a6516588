import { data } from 'react-router';
import { findReportSubject } from '#board/contact/abuse/report-subject.ts';
import { requestContext } from '#site/request/context.ts';
import type { Route } from './+types/report-page.ts';

/** Finds the offer (`?offre=`) or the company (`?entreprise=`) that a visitor reports. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { board } = context.get(requestContext);
  const subject = await findReportSubject(board, ...askedSubject(url));
  if (subject === null) throw data(null, { status: 404 });
  return { subject, sent: url.searchParams.get('done') === 'sent' };
}

/** Reads the kind and the number of an address; 0 is the number of nothing. */
export function askedSubject({ searchParams }: URL): ['offer' | 'company', number] {
  const kind = searchParams.has('entreprise') ? 'company' : 'offer';
  const number = searchParams.get(kind === 'company' ? 'entreprise' : 'offre') ?? '';
  return [kind, /^\d{1,9}$/.test(number) ? Number(number) : 0];
}
