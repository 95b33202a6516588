import { useTranslations } from '#words/use-translations.ts';
import type { Reading } from '#board/privacy/own-readings.ts';
import { useFormats } from '#words/formats.ts';
import styles from './my-data-page.module.css';

type Props = {
  readings: readonly Reading[];
  mayHaveOlder: boolean;
};

/** When and why the staff read the candidate's data. It names no member of the staff. */
export function Readings({ readings, mayHaveOlder }: Props) {
  const t = useTranslations('privacy.mine');
  const { dateTime } = useFormats();
  return (
    <section className={styles.part} id="readings">
      <h2>{t('readings')}</h2>
      <p>{t('readingsText')}</p>
      {readings.length === 0 ? (
        <p>{t('noReadings')}</p>
      ) : (
        <ul className={styles.list}>
          {readings.map(({ at, reason }) => (
            <li key={`${at.getTime()}-${reason}`}>
              {t('readBy', { date: dateTime(at, { dateStyle: 'long', timeStyle: 'short' }) })}
              <span>{t('readFor', { reason })}</span>
            </li>
          ))}
        </ul>
      )}
      {mayHaveOlder ? <p>{t('olderReadings')}</p> : null}
    </section>
  );
}
