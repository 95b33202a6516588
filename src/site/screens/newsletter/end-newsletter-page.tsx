import { data, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readEndNewsletterToken } from '#board/newsletter/newsletter-links.ts';
import { isRunning } from '#board/newsletter/read-subscription.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/end-newsletter-page.ts';

export const catalogues = await loadWords('newsletter');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export const headers = () => secretAddress;

/**
 * `/lettre/fin/{token}`: readers of a letter unsubscribe without an account. The form posts to the same
 * address. A separate scope of the server answers the POST, because mail programs also send it (RFC 8058).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { board, linkSecret } = context.get(requestContext);
  const subscriptionId = readEndNewsletterToken(linkSecret, params.token);
  if (subscriptionId === null) throw data(null, { status: 404 });
  return { state: (await isRunning(board, subscriptionId)) ? ('open' as const) : ('done' as const) };
}

export default function EndNewsletterPage() {
  const t = useTranslations('newsletter');
  const { state } = useLoaderData<typeof loader>();
  const newsletter = useAddress()('/lettre');
  return (
    <Page title={t(`ending.${state}.title`)} lead={t(`ending.${state}.text`)} narrow>
      <PageMeta title={t(`ending.${state}.title`)} description={t('ending.description')} />
      {state === 'open' ? (
        <form method="post">
          <Button variant="danger">{t('ending.end')}</Button>
        </form>
      ) : (
        <div>
          <ButtonLink to={newsletter}>{t('back')}</ButtonLink>
        </div>
      )}
    </Page>
  );
}
