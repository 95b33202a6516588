import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maxCounted } from '#board/notifications/notification-limits.ts';
import { loadWords } from '#words/load-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { SliceZone } from '#site/slices/slice-zone.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import { Page } from '#ui/page.tsx';
import styles from './account-page.module.css';
import { FavouritesBlock } from './favourites-block.tsx';
import { LastApplications } from './last-applications.tsx';
import { loadSpace } from './load-space.ts';
import { NewOffersBlock } from './new-offers.tsx';
import { ProfileBlock } from './profile-block.tsx';

export const catalogues = await loadWords('account', 'apply', 'content', 'home', 'map', 'offer', 'offers', 'shell');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  menu: { icon: 'home', words: 'space' },
});

export const loader = loadSpace;

/** The contents of the personal space, and the editors' texts for it. */
export default function AccountPage() {
  const t = useTranslations('account.space');
  const { words, firstName, profile, applications, favourites, searches, unread } = useLoaderData<typeof loader>();
  const isFirst = profile.missing.length > 0 || profile.age === 'refused';
  const ofProfile = <ProfileBlock profile={profile} />;
  return (
    <Page title={words?.title ?? t('title')} lead={words?.description ?? t('lead', { firstName })}>
      <PageMeta title={t('title')} description={t('description')} />
      <Notifications unread={unread} />
      <div className={styles.blocks}>
        {isFirst ? ofProfile : null}
        <LastApplications {...applications} />
        <FavouritesBlock {...favourites} />
        <NewOffersBlock {...searches} />
        {isFirst ? null : ofProfile}
      </div>
      <More />
      {words?.loaded ? <SliceZone slices={words.body} loaded={words.loaded} /> : null}
    </Page>
  );
}

function Notifications({ unread }: { unread: number }) {
  const t = useTranslations('account.space.notifications');
  const addressOf = useAddress();
  return (
    <p className={styles.notifications} data-unread={unread > 0 || undefined}>
      <AnyIcon name="bell" />
      <a href={addressOf('/notifications')}>
        {unread > maxCounted ? t('many', { most: maxCounted }) : t('unread', { count: unread })}
      </a>
    </p>
  );
}

/** Links to the pages of the space that have no contents above. */
function More() {
  const t = useTranslations('account.space.more');
  const [menu, footer] = [useTranslations('shell.menu'), useTranslations('shell.footer')];
  const addressOf = useAddress();
  const links = [
    [addressOf('/notifications/choix'), t('choices')],
    [addressOf('/espace-personnel/masques'), menu('hidden')],
    [addressOf('/espace-personnel/donnees'), menu('data')],
    [addressOf('/espace-personnel/sessions'), menu('sessions')],
    [addressOf('/lettre'), footer('newsletter')],
  ] as const;
  return (
    <nav className={styles.more} aria-label={t('label')}>
      <ul>
        {links.map(([to, words]) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
