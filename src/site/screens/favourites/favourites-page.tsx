import type { ReactNode } from 'react';
import { data, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { minCompared, maxCompared, closingDays } from '#board/favourites/favourite-limits.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { buttonClass, Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { EmptyList } from '#site/parts/account/empty-list.tsx';
import { ListPages } from '#site/parts/account/list-pages.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { useShownViewer } from '#site/request/root-data.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { typedBefore } from '#site/parts/sign-in/typed-before.ts';
import { TypedNotice } from '#site/parts/sign-in/typed-notice.tsx';
import type { Route } from './+types/favourites-page.ts';
import { DoneNotice } from './favourite-notice.tsx';
import { FavouriteItem } from './favourite-item.tsx';
import styles from './favourites-page.module.css';
import { loadFavourites } from '#site/parts/favourites/load-favourites.ts';
import { type NoteFailure, saveFavourite, type FavouriteIntent } from './save-favourite.ts';

export const catalogues = await loadWords('account', 'errors', 'favourites', 'fields', 'offer');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  menu: { icon: 'heart', words: 'favourites', part: 'missions', visitors: true },
});

export const action = saveFavourite;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { kept: typed, headers } = await typedBefore({ context, request, url });
  const page = {
    ...(await loadFavourites(context, request, url)),
    typed,
    done: url.searchParams.get('done'),
    offer: url.searchParams.get('offre'),
    to: returnTarget(url.searchParams.get('to'), ''),
  };
  return data(page, { headers });
}

/**
 * The saved offers. A candidate's have notes and reminders; a visitor's come from the cookie of the browser.
 */
export default function FavouritesPage() {
  const t = useTranslations('favourites');
  const { favourites, total, page, reminders, typed, ...done } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>() ?? noteOf(typed);
  const comparable = favourites.filter(({ withdrawnAt }) => withdrawnAt === null).length >= minCompared;
  return (
    <Page title={t('title')} lead={<Lead total={total} />}>
      <PageMeta title={t('title')} description={t('description')} />
      <DoneNotice {...done} />
      <TypedNotice typed={typed} />
      {total === 0 ? <EmptyList title={t('none.title')} text={t('none.text')} search={t('none.search')} /> : null}
      {comparable ? <Compare /> : null}
      <ol className={styles.list}>
        {favourites.map((favourite) => (
          <FavouriteItem
            key={favourite.offer.id}
            favourite={favourite}
            comparable={comparable}
            failure={failure?.offer === favourite.offer.id ? failure : null}
          />
        ))}
      </ol>
      <ListPages {...page} />
      {reminders === null ? null : <Reminders wanted={reminders} />}
    </Page>
  );
}

/** Returns the note that the candidate was writing when the session ended. */
function noteOf(typed: Readonly<Record<string, string>> | null): NoteFailure | null {
  if (typed?.['note'] === undefined) return null;
  return { offer: Number(typed['offer']), text: typed['note'], code: null };
}

/**
 * The number of favourites. Visitors also read that their favourites exist only in this browser, and how to
 * have them on all devices.
 */
function Lead({ total: count }: { total: number }) {
  const t = useTranslations('favourites');
  const addressOf = useAddress();
  const to = new URLSearchParams({ to: addressOf('/espace-personnel/favoris') });
  const signIn = (words: ReactNode) => <a href={`${addressOf('/connexion')}?${to}`}>{words}</a>;
  return useShownViewer() === null ? t.rich('leadOfVisitor', { count, signIn }) : t('lead', { count });
}

/** The form that sends the checkboxes next to the offers. */
function Compare() {
  const t = useTranslations('favourites');
  return (
    <form id="comparer" className={styles.compare} action={useAddress()('/espace-personnel/favoris/comparer')}>
      <button className={buttonClass('secondary')}>{t('compare')}</button>
      <span>{t('compareHint', { fewest: minCompared, most: maxCompared })}</span>
    </form>
  );
}

/** Turns the letters about favourites that close soon on or off. */
function Reminders({ wanted }: { wanted: boolean }) {
  const t = useTranslations('favourites.reminders');
  return (
    <section className={styles.reminders} id="rappels" aria-labelledby="rappels-titre">
      <h2 id="rappels-titre">{t('title')}</h2>
      <p>{t(wanted ? 'on' : 'off', { days: closingDays })}</p>
      <form method="post">
        <input type="hidden" name="intent" value={'reminders' satisfies FavouriteIntent} />
        <Button variant="secondary" name="wanted" value={wanted ? 'no' : 'yes'}>
          {t(wanted ? 'switchOff' : 'switchOn')}
        </Button>
      </form>
    </section>
  );
}
