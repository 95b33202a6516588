import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { maxCounted } from '#board/notifications/notification-limits.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { EmptyList } from '#site/parts/account/empty-list.tsx';
import { ListPages } from '#site/parts/account/list-pages.tsx';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/notifications-page.ts';
import { Announcements } from './announcements.tsx';
import { loadAnnouncements } from './load-announcements.ts';
import { loadNotifications } from './load-notifications.ts';
import { type NotificationIntent, saveNotifications } from './mark-notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications-page.module.css';

export const catalogues = await loadWords('account', 'notifications');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  space: true,
  menu: { icon: 'bell', words: 'notifications' },
});

export const action = saveNotifications;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { board, content } = context.get(requestContext);
  const [own, announcements] = await Promise.all([
    loadNotifications(context, viewer, url),
    loadAnnouncements(content, localeOf(url.pathname), board.now()),
  ]);
  return { ...own, announcements, done: url.searchParams.get('done') };
}

/** `/notifications`: the candidate's notifications, the latest first. */
export default function NotificationsPage() {
  const t = useTranslations('notifications');
  const { notifications, names, announcements, total, unread, page, done } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={<Lead unread={unread} />}>
      <PageMeta title={t('title')} description={t('description')} />
      <Done what={done} />
      <Arrived />
      <Announcements announcements={announcements} />
      {total === 0 ? <EmptyList title={t('none.title')} text={t('none.text')} search={t('none.search')} /> : null}
      <div className={styles.ways}>
        {unread > 0 ? <ReadAll /> : null}
        <a href={useAddress()('/notifications/choix')}>{t('choose')}</a>
      </div>
      <ol className={styles.list}>
        {notifications.map((notification) => (
          <NotificationItem key={notification.uid} notification={notification} names={names} page={page.page} />
        ))}
      </ol>
      <ListPages {...page} />
    </Page>
  );
}

function Lead({ unread }: { unread: number }) {
  const t = useTranslations('notifications');
  return unread > maxCounted ? t('leadMany', { most: maxCounted }) : t('lead', { count: unread });
}

function ReadAll() {
  const t = useTranslations('notifications');
  return (
    <form method="post">
      <Button variant="secondary" name="intent" value={'readAll' satisfies NotificationIntent}>
        {t('readAll')}
      </Button>
    </form>
  );
}

const deeds = ['read', 'unread', 'readAll'] as const;

/** The outcome of the last form. */
function Done({ what }: { what: string | null }) {
  const t = useTranslations('notifications.done');
  const deed = deeds.find((one) => one === what);
  return deed ? <Notice tone="success">{t(deed)}</Notice> : null;
}

/**
 * Says that new notifications have arrived since the list was shown. The script live.ts shows this by
 * removing `hidden`.
 */
function Arrived() {
  const t = useTranslations('notifications');
  return (
    <div data-unread="arrived" hidden>
      <Notice tone="info">
        <p>
          {t('arrived')} <a href={useAddress()('/notifications')}>{t('show')}</a>
        </p>
      </Notice>
    </div>
  );
}
