import type { ReactNode } from 'react';
import { useFormats } from '#words/formats.ts';
import { lastMoment } from '#words/paris-days.ts';
import { missionTypeOf } from '#reference/mission-types.ts';
import { PrintButton } from '#ui/print-button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import styles from './offer-facts.module.css';

type Props = { offer: Omit<OfferDetails, 'contact'> };

/** The summary of the offer at the side of its text. */
export function OfferFacts({ offer, action }: Props & { action?: ReactNode }) {
  const t = useTranslations('details.facts');
  return (
    <aside className={styles.facts} aria-labelledby="facts">
      {action ? <div className={styles.action}>{action}</div> : null}
      <h2 id="facts">{t('title')}</h2>
      <dl className={styles.list}>
        <FactList offer={offer} />
      </dl>
      <PrintButton>{t('print')}</PrintButton>
    </aside>
  );
}

/** Dates, numbers and names of an offer. A count of 0, such as that of views, is not shown. */
function FactList({ offer }: Props) {
  const t = useTranslations('details.facts');
  const words = useTranslations('offer');
  const format = useFormats();
  const day = (date: Date) => <time dateTime={date.toISOString()}>{format.dateTime(date, { dateStyle: 'long' })}</time>;
  return (
    <>
      <Fact name={t('reference')}>{offer.reference}</Fact>
      {offer.externalJobId ? <Fact name={t('externalId')}>{offer.externalJobId}</Fact> : null}
      <Fact name={t('missionType')}>{t(`typeLong.${missionTypeOf(offer)}`)}</Fact>
      <Fact name={t('publishedOn')}>{day(offer.broadcastStart)}</Fact>
      {offer.broadcastEnd ? (
        <Fact name={t(offer.state === 'expired' ? 'expiredOn' : 'expiresOn')}>
          {day(lastMoment(offer.broadcastEnd))}
        </Fact>
      ) : null}
      {offer.views > 0 ? <Fact name={t('views')}>{words('viewsCount', { count: offer.views })}</Fact> : null}
      {offer.candidatesCount > 0 ? (
        <Fact name={t('candidates')}>{t('candidatesCount', { count: offer.candidatesCount })}</Fact>
      ) : null}
      {offer.sector ? <Fact name={t('sector')}>{offer.sector.name}</Fact> : null}
      <Names name={t('professions')} values={offer.specializations} readIn={offer.evidence.specializations} />
      <Names name={t('studyLevels')} values={offer.studyLevels} readIn={offer.evidence.studyLevels} />
      <Names name={t('askedLanguages')} values={offer.askedLanguages} />
    </>
  );
}

type Named = { readonly id: number | string; readonly name: string };

type NamesProps = {
  name: string;
  values: readonly Named[];
  /** Words of the offer that state the values, if its source leaves them out. */
  readIn?: { readonly passage: string } | undefined;
};

function Names({ name, values, readIn }: NamesProps) {
  const t = useTranslations('details.facts');
  if (values.length === 0) return null;
  return (
    <Fact name={name}>
      {values.map(({ id, name: value }) => (
        <span key={id} className={styles.value}>
          {value}
        </span>
      ))}
      {readIn ? <small className={styles.readIn}>{t('readIn', { passage: readIn.passage })}</small> : null}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
