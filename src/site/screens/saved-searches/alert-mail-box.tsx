import { useTranslations } from '#words/use-translations.ts';
import type { AlertMail } from '#board/saved-searches/alert-address.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useFormats } from '#words/formats.ts';
import type { SearchesIntent } from './change-searches.ts';
import styles from './searches-page.module.css';

type Props = {
  mail: AlertMail;
  /** Day in a form that was sent but not saved. */
  until: string | undefined;
};

/**
 * Shows the address to which alerts are sent. If none are sent, it shows the reason: no consent yet, or a
 * pause.
 */
export function AlertMailBox({ mail, until }: Props) {
  const t = useTranslations('searches.mail');
  const { email, state, stoppedFor, isRenewing } = mail;
  if (state === 'confirmed' && !isRenewing) return <Pause pause={mail.pause} typed={until} />;
  const said = stoppedFor ?? (isRenewing ? 'renewing' : 'asked');
  return (
    <Notice tone="warning" title={t(`${said}.title`)}>
      <p>{t(`${said}.text`, { email })}</p>
      <form method="post">
        <Button variant="secondary" name="intent" value={'ask' satisfies SearchesIntent}>
          {t('ask')}
        </Button>
      </form>
    </Notice>
  );
}

function Pause({ pause, typed }: Pick<AlertMail, 'pause'> & { typed: string | undefined }) {
  const t = useTranslations('searches.pause');
  const format = useFormats();
  if (pause === null)
    return (
      <details className={styles.pause} open={typed !== undefined}>
        <summary>{t('title')}</summary>
        <form method="post" className={styles.part}>
          <TextField name="until" type="date" defaultValue={typed} label={t('until')} hint={t('untilHint')} />
          <Button variant="secondary" name="intent" value={'pause' satisfies SearchesIntent}>
            {t('pause')}
          </Button>
        </form>
      </details>
    );
  const { until } = pause;
  return (
    <Notice tone="info" title={t('paused')}>
      <p>{until === null ? t('untilSaid') : t('untilDay', { date: format.dateTime(until, { dateStyle: 'long' }) })}</p>
      <form method="post">
        <Button variant="secondary" name="intent" value={'resume' satisfies SearchesIntent}>
          {t('resume')}
        </Button>
      </form>
    </Notice>
  );
}
