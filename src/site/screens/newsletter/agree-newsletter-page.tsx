import { data, redirect, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { agreeToNewsletter, stateOfConsentRequest } from '#board/newsletter/agree-to-newsletter.ts';
import { endNewsletterToken, readNewsletterToken } from '#board/newsletter/newsletter-links.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { secretAddress } from '#site/routing/secret-address.ts';
import { keepDialogAway } from './newsletter-cookie.ts';
import type { Route } from './+types/agree-newsletter-page.ts';

export const catalogues = await loadWords('newsletter');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export const headers = () => secretAddress;

/**
 * `/lettre/accord/{token}`: the owner of an address consents to the newsletter by a button. Opening the link
 * is not enough, because programs also open the links in letters.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { board, linkSecret } = context.get(requestContext);
  const question = readNewsletterToken(linkSecret, params.token);
  if (question === null) throw data(null, { status: 404 });
  const state = await stateOfConsentRequest(board, question);
  return {
    state: state === 'already' && url.searchParams.get('done') === 'agreed' ? ('done' as const) : state,
    end: state === 'already' ? endNewsletterToken(linkSecret, question.subscriptionId) : '',
  };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const { board, linkSecret, publicUrl } = context.get(requestContext);
  const question = readNewsletterToken(linkSecret, params.token);
  if (question === null) throw data(null, { status: 404 });
  if (!(await agreeToNewsletter(board, question))) return redirect(url.pathname, 303);
  const headers = { 'Set-Cookie': keepDialogAway(publicUrl, 'subscribed') };
  return redirect(`${url.pathname}?done=agreed`, { status: 303, headers });
}

export default function AgreeNewsletterPage() {
  const t = useTranslations('newsletter');
  const { state, end } = useLoaderData<typeof loader>();
  const addressOf = useAddress();
  const title = t(`agreement.${state}.title`);
  const text = t(`agreement.${state}.text`);
  return (
    <Page title={title} lead={text} narrow>
      <PageMeta title={title} description={text} />
      <div>
        {state === 'open' ? (
          <form method="post">
            <Button>{t('agreement.agree')}</Button>
          </form>
        ) : state === 'over' ? (
          <ButtonLink to={addressOf('/lettre')}>{t('back')}</ButtonLink>
        ) : (
          <ButtonLink to={addressOf('/')}>{t('home')}</ButtonLink>
        )}
      </div>
      {end === '' ? null : (
        <p>
          <a href={addressOf('/lettre/fin/:token', { token: end })}>{t('ending.open.title')}</a>
        </p>
      )}
    </Page>
  );
}
