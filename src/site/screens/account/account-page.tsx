import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { countApplications } from '#board/applications/my-applications.ts';
import { ageRefusal } from '#board/candidates/age.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { countUnread } from '#board/notifications/count-unread.ts';
import { closingFavourites } from '#board/favourites/closing-favourites.ts';
import { countFavourites } from '#board/favourites/my-favourites.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { requestContext } from '#site/request/context.ts';
import { loadWords } from '#words/load-words.ts';
import { dayInParis } from '#words/paris-days.ts';
import { localeOf } from '#words/locale.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { presentFavourites } from '#site/parts/favourites/load-favourites.ts';
import { SliceZone } from '#site/slices/slice-zone.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { Page } from '#ui/page.tsx';
import styles from './account-page.module.css';
import { loadSpaceWords } from './load-space-words.ts';
import { NextSteps } from './next-steps.tsx';

export const catalogues = await loadWords('account', 'content', 'home', 'map', 'offer', 'offers', 'shell');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  menu: { icon: 'home', words: 'space' },
});

/** Limit of favourites that close soon on this page; the page of favourites shows all of them. */
const maxClosing = 3;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const { board, content } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const [words, applications, { firstName, isComplete, missing, birthDate }, favourites, closing, searches, unread] =
    await Promise.all([
      loadSpaceWords({ board, content, viewer, locale }),
      countApplications(board, viewer),
      readProfile(board, viewer),
      countFavourites(board, viewer),
      closingFavourites(board, viewer, locale, maxClosing),
      mySearches(board, viewer, locale),
      countUnread(board, viewer.candidate.id),
    ]);
  return {
    words,
    firstName,
    isComplete,
    mayApply: birthDate !== null && ageRefusal(birthDate, dayInParis(board.now())) === undefined,
    missing: isComplete ? 0 : missing.length,
    applications,
    favourites,
    searches: searches.length,
    fresh: searches.filter(({ fresh }) => fresh > 0).length,
    silent: searches.filter(({ alert }) => alert.frequency === 'off').length,
    unread,
    closing: await presentFavourites(context, closing),
  };
}

export default function AccountPage() {
  const t = useTranslations('account.space');
  const { words, firstName, isComplete, mayApply, applications, favourites, searches, unread, ...steps } =
    useLoaderData<typeof loader>();
  return (
    <Page title={words?.title ?? t('title')} lead={words?.description ?? t('lead', { firstName })}>
      <PageMeta title={t('title')} description={t('description')} />
      <NextSteps {...steps} unread={unread} applications={applications} />
      <h2>{t('all')}</h2>
      <Doors {...{ favourites, applications, searches, isComplete, mayApply, unread }} />
      {words?.loaded ? <SliceZone slices={words.body} loaded={words.loaded} /> : null}
    </Page>
  );
}

type Counts = Record<'favourites' | 'applications' | 'searches' | 'unread', number> & {
  isComplete: boolean;
  mayApply: boolean;
};

/** Links to the parts of the personal space, each with the number of its entries. */
function Doors({ favourites, applications, searches, isComplete, mayApply, unread }: Counts) {
  const t = useTranslations('account.space');
  const profileHint = isComplete ? (mayApply ? 'profileComplete' : 'profileWhole') : 'profileIncomplete';
  const doors = [
    ['/espace-personnel/favoris', 'heart', t('favourites'), t('favouritesHint', { count: favourites })],
    ['/espace-personnel/candidatures', 'plane', t('applications'), t('applicationsHint', { count: applications })],
    ['/espace-personnel/recherches', 'bookmark', t('searches'), t('searchesHint', { count: searches })],
    ['/espace-personnel/profil', 'user', t('profile'), t(profileHint)],
    ['/notifications', 'bell', t('notifications'), t('notificationsHint', { count: unread })],
    ['/offres/recherche', 'search', t('search'), t('searchHint')],
  ] as const;
  const addressOf = useAddress();
  return (
    <ul className={styles.doors}>
      {doors.map(([path, icon, name, hint]) => (
        <Door key={path} to={addressOf(path)} icon={icon} name={name} hint={hint} />
      ))}
    </ul>
  );
}

function Door({ to, icon, name, hint }: { to: string; icon: IconName; name: string; hint: string }) {
  return (
    <li className={styles.door}>
      <Icon name={icon} className={styles.icon} />
      <Link to={to}>{name}</Link>
      <p>{hint}</p>
    </li>
  );
}
