import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { useShownViewer } from '#site/request/root-data.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { SignInChoices } from '#site/parts/page/sign-in-choices.tsx';
import type { Route } from './+types/choices-page.ts';

export const catalogues = await loadWords('login');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const to = returnTarget(url.searchParams.get('to'), addressOf(locale, '/'));
  const saves = to === addressOf(locale, '/espace-personnel/recherches/enregistrer');
  return { to, kept: url.searchParams.get('kept'), message: saves ? ('toSave' as const) : ('message' as const) };
}

/** `/connexion/choix`: the sign-in dialog as a page. A failed sign-in also leads here. */
export default function WaysPage() {
  const t = useTranslations('login');
  const { to, kept, message } = useLoaderData<typeof loader>();
  const viewer = useShownViewer();
  return (
    <Page title={t(viewer ? 'alreadyIn' : 'pageTitle')} lead={viewer ? null : t(message)} narrow>
      <PageMeta title={t('pageTitle')} description={t(message)} />
      {viewer ? (
        <p>
          <a className={buttonClass('primary')} href={to}>
            {t('goOn')}
          </a>
        </p>
      ) : (
        <SignInChoices redirect={to} kept={kept} />
      )}
    </Page>
  );
}
