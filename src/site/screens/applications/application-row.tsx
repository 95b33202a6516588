import { Link } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { MyApplication } from '#board/applications/my-applications.ts';
import { Tag } from '#ui/tag.tsx';
import { useFormats } from '#words/formats.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './applications-page.module.css';
import { HandedOver } from '#site/parts/applications/handed-over.tsx';
import { StateTag } from '#site/parts/applications/state-tag.tsx';

/** A row of the list: company, offer, date and status of an application. */
export function ApplicationRow({ application }: { application: MyApplication }) {
  const t = useTranslations('applications');
  const format = useFormats();
  const { id, offer, companyName, appliedAt, state, since, recipient, transmitted } = application;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'long' });
  return (
    <li className={styles.row}>
      <div className={styles.where}>
        {offer ? (
          <p className={styles.place}>
            {offer.country} <span>{offer.city}</span>
          </p>
        ) : null}
        <h2 className={styles.title} lang={offer?.language}>
          <Link to={useAddress()('/espace-personnel/candidatures/:id', { id })}>
            {offer?.title ?? t('spontaneous')}
          </Link>
        </h2>
        <p className={styles.company}>
          {companyName}
          {offer ? ` · ${t('reference', { reference: offer.reference })} ` : null}
          {offer?.mark ? <Tag tone="coral">{t(`mark.${offer.mark}`)}</Tag> : null}
        </p>
      </div>
      <div className={styles.state}>
        <p>
          <StateTag state={state} />{' '}
          {state === 'sent' ? null : <span className={styles.since}>{t('since', { date: day(since) })}</span>}
        </p>
        <p>{t('list.appliedOn', { date: day(appliedAt) })}</p>
        {state === 'failed' ? null : (
          <p>
            <HandedOver recipient={recipient} transmitted={transmitted} spontaneous={offer === null} />
          </p>
        )}
      </div>
    </li>
  );
}
