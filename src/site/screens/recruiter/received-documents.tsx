import { useParams } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { ReceivedDocument } from '#board/applications/recruiter/open-document.ts';
import type { ReceivedApplication } from '#board/applications/recruiter/read-received.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './received-page.module.css';

/** The CV and the letter, as downloads. */
export function ReceivedDocuments({ application }: { application: ReceivedApplication }) {
  const t = useTranslations('recruiter.documents');
  const { cvName, coverLetterName } = application;
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{t('title')}</h2>
      <ul className={styles.documents}>
        <Download document="cv" name={t('cv', { name: cvName })} />
        {coverLetterName === null ? null : (
          <Download document="coverLetter" name={t('coverLetter', { name: coverLetterName })} />
        )}
      </ul>
      <p className={styles.hint}>{t('told')}</p>
    </section>
  );
}

function Download({ document, name }: { document: ReceivedDocument; name: string }) {
  const { token = '' } = useParams();
  return (
    <li>
      <a href={useAddress()('/recruteurs/:token/documents/:document', { token, document })}>
        <AnyIcon name="download" />
        {name}
      </a>
    </li>
  );
}
