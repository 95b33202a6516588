import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './notifications-page.module.css';

type Announcement = { readonly uid: string; readonly title: string; readonly day: string };

/** Announcements for all candidates, above the candidate's own notifications. */
export function Announcements({ announcements }: { announcements: readonly Announcement[] }) {
  const t = useTranslations('notifications');
  const format = useFormats();
  const address = useAddress();
  if (announcements.length === 0) return null;
  return (
    <section className={styles.announcements} aria-labelledby="announcements">
      <h2 id="announcements">{t('announcements')}</h2>
      <ul>
        {announcements.map(({ uid, title, day }) => (
          <li key={uid}>
            <a href={address('/notifications/:uid', { uid })}>{title}</a>{' '}
            {day ? <time dateTime={day}>{format.day(day)}</time> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
