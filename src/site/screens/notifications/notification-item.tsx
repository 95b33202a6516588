import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import type { Notification } from '#board/notifications/my-notifications.ts';

import { buttonClass } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useFormats } from '#words/formats.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { NotificationText, type ShownNames } from './notification-text.tsx';
import type { NotificationIntent } from './mark-notifications.ts';
import styles from './notifications-page.module.css';

type Props = { notification: Notification; names: ShownNames; page: number };

/** A notification: its event, its time, its read state, and a link to its subject. */
export function NotificationItem({ notification: { uid, event, createdAt, isRead }, names, page }: Props) {
  const t = useTranslations('notifications');
  const { dateTime } = useFormats();
  return (
    <li id={`n-${uid}`} className={clsx(styles.item, !isRead && styles.unread)}>
      <div className={styles.words}>
        <a href={useAddress()('/notifications/:uid', { uid })}>
          <NotificationText event={event} names={names} />
        </a>
        <p className={styles.when}>
          <time dateTime={createdAt.toISOString()}>
            {dateTime(createdAt, { dateStyle: 'long', timeStyle: 'short' })}
          </time>
          {isRead ? null : <Tag tone="coral">{t('new')}</Tag>}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="uid" value={uid} />
        <input type="hidden" name="page" value={page} />
        <button
          className={buttonClass('quiet')}
          name="intent"
          value={(isRead ? 'unread' : 'read') satisfies NotificationIntent}
        >
          {t(isRead ? 'unread' : 'read')}
        </button>
      </form>
    </li>
  );
}
