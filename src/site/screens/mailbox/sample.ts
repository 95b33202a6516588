import { data } from 'react-router';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { withHead } from './letter-head.tsx';
import { showLetter } from './show-letter.ts';
import type { Route } from './+types/sample.ts';

export const handle = defineScreen({ hydrate: true, robots: 'noindex' });

/** `/boite-aux-lettres/modeles/{name}`: a sample of a letter in the language of the address. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { mailbox, letterSamples } = context.get(requestContext);
  const sample = mailbox && letterSamples.find(({ name }) => name === params.name);
  if (!sample) throw data(null, { status: 404 });
  const locale = localeOf(url.pathname);
  const { html, subject } = await sample.write(locale);
  return showLetter(withHead(html, { subject }, locale, '/boite-aux-lettres/modeles'));
}
