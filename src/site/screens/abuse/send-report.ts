import { data, redirect } from 'react-router';
import { NothingToReport, reportAbuse } from '#board/contact/abuse/report-abuse.ts';
import { typedFields } from '#http/parse-form.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { localeOf } from '#words/locale.ts';
import { trap } from '#site/parts/page/trap.tsx';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import type { Refusals } from '#site/parts/uploads/use-field-errors.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { askedSubject } from './load-report.ts';
import type { Route } from './+types/report-page.ts';

const intents = ['report'] as const;
const fields = ['reason', 'message', 'email', trap] as const;
export type ReportIntent = (typeof intents)[number];

type ReportFailure = {
  readonly errors: Refusals;
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** True if the honeypot field was filled in; the form comes back with its values. */
  readonly trapped?: true;
};

/** Keeps the report and redirects, so that a reload sends nothing again. */
export async function sendReport({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const { [trap]: trapped, ...values } = typedFields(form, fields);
  const back: ReportFailure = { errors: {}, values };
  if (readIntent(form, intents) === null) return data(back, { status: 400 });
  if (trapped) return data<ReportFailure>({ ...back, trapped: true }, { status: 400 });
  const { reason, message, email } = values;
  const locale = localeOf(url.pathname);
  const [kind, id] = askedSubject(url);
  try {
    const { board } = context.get(requestContext);
    await reportAbuse(board, { kind, id, fields: { reason, message, email: email ?? '' }, locale });
    const query = new URLSearchParams({ [kind === 'offer' ? 'offre' : 'entreprise']: String(id), done: 'sent' });
    return redirect(`${addressOf(locale, '/signaler')}?${query.toString()}`, 303);
  } catch (error) {
    if (error instanceof InvalidInput) return data({ ...back, errors: error.fields }, { status: 400 });
    if (error instanceof NothingToReport) throw data(null, { status: 404 });
    throw error;
  }
}
