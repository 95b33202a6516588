import { Form, redirect, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { noteOpening } from '#board/applications/recruiter/note-opening.ts';
import { readReceived } from '#board/applications/recruiter/read-received.ts';
import { Button } from '#ui/button.tsx';
import { targetWords } from '#board/applications/target-words.ts';
import { Page } from '#ui/page.tsx';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/cover-page.ts';
import { LinkGone } from './link-gone.tsx';
import { answerOf, throughLink } from './through-link.ts';

export const catalogues = await loadWords('recruiter');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'recruiter', max: 60, counts: 'requests' },
});

export const headers = () => secretAddress;

/**
 * `/recruteurs/{token}`: the cover page of an application. Programs that check the links in letters load this
 * page too, so it names nobody. Only its button, which only a person presses, opens the application.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await throughLink(context, params.token, async (board, { id, until }) => {
    const { title, reference, companyName } = await readReceived(board, id, localeOf(url.pathname));
    return { title, reference, companyName, until };
  });
  return answerOf(found);
}

/**
 * Opens the application and records this. If the application is no longer available, the page gives the
 * reason.
 */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { gone } = await throughLink(context, params.token, (board, { id }) => noteOpening(board, id, 'application'));
  const { token } = params;
  const locale = localeOf(url.pathname);
  const opened = addressOf(locale, '/recruteurs/:token/candidature', { token });
  return redirect(gone === null ? opened : addressOf(locale, '/recruteurs/:token', { token }), 303);
}

export default function CoverPage() {
  const t = useTranslations('recruiter.cover');
  const format = useFormats();
  const { gone, shown } = useLoaderData<typeof loader>();
  if (gone !== null) return <LinkGone reason={gone} />;
  return (
    <Page title={t('title')} lead={t('lead', targetWords(shown))} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      <p>{t('until', { date: format.dateTime(shown.until, { dateStyle: 'long' }) })}</p>
      <p>{t('told')}</p>
      <Form method="post">
        <Button>{t('open')}</Button>
      </Form>
    </Page>
  );
}
