import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import type { MyApplication } from '#board/applications/my-applications.ts';
import { useAddress } from '../shell/addresses.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { Tag } from '#ui/tag.tsx';
import styles from './applications-page.module.css';

const icons: Record<MyApplication['state'], IconName> = { sent: 'clock', transmitted: 'check', failed: 'alert' };

/** One application: where to, what, when it left, and how far it has come. */
export function ApplicationRow({ application }: { application: MyApplication }) {
  const t = useTranslations('account.applications');
  const format = useFormats();
  const { offerId, title, language, companyName, city, country, reference, mark, appliedAt, state, transmittedAt } =
    application;
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'long' });
  return (
    <li className={styles.row}>
      <div className={styles.where}>
        <p className={styles.place}>
          {country} <span>{city}</span>
        </p>
        <h2 className={styles.title} lang={language}>
          <Link to={useAddress()('/offres/:id', { id: String(offerId) })}>{title}</Link>
        </h2>
        <p className={styles.company}>
          {companyName} · {t('reference', { reference })} {mark ? <Tag tone="coral">{t(`mark.${mark}`)}</Tag> : null}
        </p>
      </div>
      <div className={styles.state} data-state={state}>
        <p>{t('appliedOn', { date: day(appliedAt) })}</p>
        <p className={styles.step}>
          <Icon name={icons[state]} />
          <span>
            {t(`state.${state}`)} {transmittedAt ? t('transmittedOn', { date: day(transmittedAt) }) : null}
          </span>
        </p>
      </div>
    </li>
  );
}
