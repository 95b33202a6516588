import { data, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readUnsubscription } from '#board/alerts/alert-links.ts';
import { runningAlerts } from '#board/alerts/end-alerts.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/end-page.ts';

export const catalogues = await loadWords('searches');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export const headers = () => secretAddress;

/**
 * `/alertes/fin/{token}`: readers of a letter end its alerts without an account. The form posts to the same
 * address. A separate scope of the server answers the POST, because mail programs also send it (RFC 8058).
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { board, linkSecret } = context.get(requestContext);
  const ended = readUnsubscription(linkSecret, params.token);
  if (ended === null) throw data(null, { status: 404 });
  return {
    which: ended.searchId === null ? ('all' as const) : ('one' as const),
    names: await runningAlerts(board, ended, localeOf(url.pathname)),
  };
}

export default function EndPage() {
  const t = useTranslations('searches.ending');
  const { which, names } = useLoaderData<typeof loader>();
  const searches = useAddress()('/espace-personnel/recherches');
  const state = names.length > 0 ? which : 'done';
  return (
    <Page title={t(`${state}.title`)} lead={t(`${state}.text`, { name: names[0] ?? '' })} narrow>
      <PageMeta title={t(`${state}.title`)} description={t('description')} />
      {names.length > 0 ? (
        <form method="post">
          <Button variant="danger">{t('end')}</Button>
        </form>
      ) : (
        <div>
          <ButtonLink to={searches}>{t('searches')}</ButtonLink>
        </div>
      )}
    </Page>
  );
}
