import { data, redirect, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readAgreement } from '#board/alerts/alert-links.ts';
import { agreeToAlerts, ConsentRequestOver } from '#board/alerts/answer-consent-request.ts';
import { isAgreed, readConfirmation } from '#board/alerts/read-confirmation.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/agree-page.ts';

export const catalogues = await loadWords('searches');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export const headers = () => secretAddress;

/**
 * `/alertes/accord/{token}`: the owner of an address consents to alerts by a button. Opening the link is not
 * enough, because programs also open the links in letters.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { board, linkSecret } = context.get(requestContext);
  const question = readAgreement(linkSecret, params.token);
  if (question === null) throw data(null, { status: 404 });
  const isDone = url.searchParams.get('done') === 'agreed';
  if (await isAgreed(board, question)) return { state: isDone ? ('done' as const) : ('already' as const) };
  return { state: (await readConfirmation(board, question)) ? ('open' as const) : ('over' as const) };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const { board, linkSecret } = context.get(requestContext);
  const question = readAgreement(linkSecret, params.token);
  if (question === null) throw data(null, { status: 404 });
  try {
    await agreeToAlerts(board, question);
    return redirect(`${url.pathname}?done=agreed`, 303);
  } catch (error) {
    if (error instanceof ConsentRequestOver) return redirect(url.pathname, 303);
    throw error;
  }
}

export default function AgreePage() {
  const t = useTranslations('searches.agreement');
  const { state } = useLoaderData<typeof loader>();
  const searches = useAddress()('/espace-personnel/recherches');
  return (
    <Page title={t(`${state}.title`)} lead={t(`${state}.text`)} narrow>
      <PageMeta title={t(`${state}.title`)} description={t(`${state}.text`)} />
      {state === 'open' ? (
        <form method="post">
          <Button>{t('agree')}</Button>
        </form>
      ) : (
        <div>
          <ButtonLink to={searches}>{t('searches')}</ButtonLink>
        </div>
      )}
    </Page>
  );
}
