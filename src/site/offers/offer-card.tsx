import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../i18n/formats.ts';
import type { OfferCard as Offer } from '#board/offers/offer-card.ts';
import { localized, type Locale } from '../i18n/locale.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './offer-card.module.css';

type Props = {
  offer: Offer;
  locale: Locale;
  headingLevel?: 2 | 3 | 4;
  mark?: 'filled' | 'expired' | undefined;
  /** What lies beside the link and stays clickable: the favourite button. */
  actions?: ReactNode;
};

/** An offer as a boarding pass: the place, the mission, and a stub with duration, start and allowance. All of it is one link. */
export function OfferCard({ offer, locale, headingLevel = 3, mark, actions }: Props) {
  const t = useTranslations('offer-card');
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes(styles.card, mark && styles.closed)}>
      <div className={styles.pass}>
        <p className={styles.place}>
          <span className={styles.country}>{offer.countryName}</span>
          <span className={styles.city}>{offer.cityName}</span>
        </p>
        <Heading className={styles.title}>
          <a
            className={styles.link}
            href={localized(locale, `/offres/${offer.id}`)}
            lang={offer.language === locale ? undefined : offer.language}
          >
            {offer.title}
          </a>
        </Heading>
        <p className={styles.company}>{offer.companyName}</p>
        <p className={styles.tags}>
          <Tag tone={offer.missionTypeId === 3 ? 'sea' : 'coral'}>{t(offer.missionTypeId === 3 ? 'via' : 'vie')}</Tag>
          {offer.remoteWork ? (
            <Tag>
              <Icon name="home" />
              {t('remote')}
            </Tag>
          ) : null}
        </p>
        {mark ? <p className={styles.stamp}>{t(mark)}</p> : null}
      </div>
      <Stub offer={offer} />
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}

function Stub({ offer }: { offer: Offer }) {
  const t = useTranslations('offer-card');
  const format = useFormats();
  const start = new Date(`${offer.missionStart}T12:00:00Z`);
  return (
    <dl className={styles.stub}>
      <div>
        <dt>{t('duration')}</dt>
        <dd>{t('months', { count: offer.durationMonths })}</dd>
      </div>
      <div>
        <dt>{t('start')}</dt>
        <dd>
          <time dateTime={offer.missionStart}>
            {format.dateTime(start, { day: 'numeric', month: 'short', year: 'numeric' })}
          </time>
        </dd>
      </div>
      <div>
        <dt>{t('allowance')}</dt>
        <dd>
          <Allowance euros={offer.monthlyAllowance} />
        </dd>
      </div>
    </dl>
  );
}

function Allowance({ euros }: { euros: number | null }) {
  const t = useTranslations('offer-card');
  const format = useFormats();
  if (euros === null || euros === 0) return <span className={styles.unknown}>{t('allowanceUnknown')}</span>;
  return (
    <>
      {format.number(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })}{' '}
      <span className={styles.unit}>{t('perMonth')}</span>
    </>
  );
}
