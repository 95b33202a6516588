import { useTranslations } from '#words/use-translations.ts';
import type { WholeApplication } from '#board/applications/read-my-application.ts';
import styles from './application-page.module.css';

/** The values and documents that the candidate sent. The message is part of the exchange. */
export function SentFacts({ application }: { application: WholeApplication }) {
  const t = useTranslations('applications.one');
  const { email, cvName, coverLetterName } = application;
  return (
    <section className={styles.part} aria-labelledby="sent">
      <h2 id="sent">{t('sentTitle')}</h2>
      <dl className={styles.facts}>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
        <dt>{t('cv')}</dt>
        <dd>{cvName}</dd>
        {coverLetterName === null ? null : (
          <>
            <dt>{t('coverLetter')}</dt>
            <dd>{coverLetterName}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
