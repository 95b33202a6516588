import { data, redirect } from 'react-router';
import { typedFields } from '#http/parse-form.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { leftAt } from './left-at.ts';
import { leavePreview } from '#site/request/preview-cookie.ts';
import type { Route } from './+types/preview-page.ts';

/** Ends the preview in this browser, and redirects to the published page if there is one. */
export async function leaveByForm({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (readIntent(form, ['leave']) === null) throw data(null, { status: 400 });
  const to = returnTarget(typedFields(form, ['to']).to, addressOf(localeOf(url.pathname), '/'));
  const { publishedContent, publicUrl } = context.get(requestContext);
  const headers = { 'Set-Cookie': leavePreview(publicUrl) };
  return redirect(await leftAt(to, publishedContent), { status: 303, headers });
}
