import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { missionTypeOf } from '#board/reference/mission-types.ts';
import { useFormats } from '#words/formats.ts';
import type { Locale } from '#words/locale.ts';
import { addressOf } from '../shell/addresses.ts';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from './offer-card.module.css';
import type { ShownOffer } from './present-card.ts';

type Props = {
  offer: ShownOffer;
  locale: Locale;
  headingLevel?: 2 | 3 | 4;
  mark?: 'filled' | 'expired' | undefined;
  /** What lies beside the link and stays clickable: the favourite button. */
  actions?: ReactNode;
};

const toneOf = { vie: 'coral', via: 'sea' } as const;

/**
 * An offer as a boarding pass: the place, the mission, and a stub with duration, start and allowance. All of
 * it is one link.
 */
export function OfferCard({ offer, locale, headingLevel = 3, mark, actions }: Props) {
  const t = useTranslations('offer');
  const format = useFormats();
  const type = missionTypeOf(offer);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={clsx(styles.card, mark && styles.closed)}>
      <div className={styles.pass}>
        <p className={styles.place}>
          <span className={styles.country}>{offer.countryName}</span>
          <span className={styles.city}>{offer.cityName}</span>
        </p>
        <Heading className={styles.title}>
          <a
            className={styles.link}
            href={addressOf(locale, '/offres/:id', { id: String(offer.id) })}
            lang={offer.language === locale ? undefined : offer.language}
          >
            {offer.title}
          </a>
        </Heading>
        <p className={styles.company}>{offer.companyName}</p>
        <p className={styles.tags}>
          <Tag tone={toneOf[type]}>{t(`type.${type}`)}</Tag>
          {offer.remoteWork ? (
            <Tag>
              <Icon name="home" />
              {t('remote')}
            </Tag>
          ) : null}
        </p>
        {mark ? <p className={styles.stamp}>{t(mark)}</p> : null}
      </div>
      <Stub offer={offer} t={t} format={format} />
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}

type StubProps = {
  offer: ShownOffer;
  t: ReturnType<typeof useTranslations<'offer'>>;
  format: ReturnType<typeof useFormats>;
};

function Stub({ offer, t, format }: StubProps) {
  return (
    <dl className={styles.stub}>
      <div>
        <dt>{t('duration')}</dt>
        <dd>{t('months', { count: offer.durationMonths })}</dd>
      </div>
      <div>
        <dt>{t('start')}</dt>
        <dd>
          <time dateTime={offer.missionStart}>{format.day(offer.missionStart)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('allowance')}</dt>
        <dd>
          {offer.monthlyAllowance ? (
            <>
              {format.euros(offer.monthlyAllowance)} <span className={styles.unit}>{t('perMonth')}</span>
            </>
          ) : (
            <span className={styles.unknown}>{t('allowanceUnknown')}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
