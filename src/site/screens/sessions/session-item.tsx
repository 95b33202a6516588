import { useTranslations } from '#words/use-translations.ts';
import type { OwnSession } from '#identity/relying-party/signed-in/own-sessions.ts';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useFormats } from '#words/formats.ts';
import styles from './sessions-page.module.css';

/** A session: browser, place, start, and a button that ends it. The current session has no button. */
export function SessionItem({ session }: { session: OwnSession }) {
  const t = useTranslations('sessions');
  const format = useFormats();
  const { id, browser, system, network, isPresent, since, lastSeen } = session;
  const where = t('where', { browser: browser ?? t('unknownBrowser'), system: system ?? t('unknownSystem') });
  const moment = (date: Date) => format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <li className={styles.session}>
      <div>
        <h2>
          {where} {isPresent ? <Tag tone="sea">{t('present')}</Tag> : null}
        </h2>
        <p>{t('since', { date: moment(since) })}</p>
        {isPresent ? null : <p>{t('lastSeen', { date: moment(lastSeen) })}</p>}
        {network === null ? null : <p>{t('network', { network })}</p>}
      </div>
      {isPresent ? null : (
        <form method="post">
          <input type="hidden" name="session" value={id} />
          <Button variant="secondary" name="intent" value="end" aria-label={t('endOne', { where })}>
            {t('end')}
          </Button>
        </form>
      )}
    </li>
  );
}
