import { clsx } from 'clsx';
import { useFormats } from '#words/formats.ts';
import { useTranslations } from '#words/use-translations.ts';
import { missionTypeOf } from '#reference/mission-types.ts';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import type { ApplyState } from '#site/parts/applying/apply-state.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import { useLocale } from '#words/use-locale.ts';
import { useShownViewer } from '#site/request/root-data.ts';
import { FavouriteButton } from '#site/parts/favourite-button/favourite-button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Allowance } from '#site/parts/offer-card/allowance.tsx';
import { Day, MissionStart } from '#site/parts/offer-card/mission-start.tsx';
import { ApplyButton } from './apply-button.tsx';
import { DepartureClock } from './departure-clock.tsx';
import styles from './offer-hero.module.css';

export type PassOffer = OfferSummary & { readonly environmental?: boolean; readonly missionEnd?: string | null };
type Props = {
  offer: PassOffer;
  startPassed: boolean;
  apply: ApplyState | null;
  isFavourite: boolean;
  withdrawnAt?: Date;
};

/** Stamps without a date. The preview of a withdrawn offer has the stamp of expired offers. */
const stampOf = { filled: 'filled', expired: 'expired', withdrawn: 'expired' } as const;

/** The two parts of the pass: place and mission, then the stub. */
export function OfferPass(props: Props) {
  const { offer } = props;
  return (
    <>
      <div className={styles.main}>
        <p className={styles.place}>
          <span className={styles.country}>{offer.countryName}</span>
          <span className={styles.city}>{offer.cityName}</span>
        </p>
        <h1 className={styles.title} lang={offer.language}>
          {offer.title}
        </h1>
        <p className={styles.company}>
          <a href={useAddress()('/entreprises/:id', { id: String(offer.companyId) })}>{offer.companyName}</a>
        </p>
        <Marks offer={offer} />
        <Stamp {...props} />
      </div>
      <Stub {...props} />
    </>
  );
}

function Stamp({ offer: { state }, withdrawnAt }: Pick<Props, 'offer' | 'withdrawnAt'>) {
  const t = useTranslations('offer');
  const format = useFormats();
  if (withdrawnAt) {
    const date = format.dateTime(withdrawnAt, { dateStyle: 'long' });
    return <p className={clsx(styles.stamp, styles.dated)}>{t('withdrawnSince', { date })}</p>;
  }
  return state === 'open' ? null : <p className={styles.stamp}>{t(stampOf[state])}</p>;
}

function Marks({ offer }: Pick<Props, 'offer'>) {
  const t = useTranslations('details.facts');
  const words = useTranslations('offer');
  return (
    <ul className={styles.marks}>
      <li>{t(`typeLong.${missionTypeOf(offer)}`)}</li>
      {offer.remoteWork ? (
        <li>
          <AnyIcon name="home" />
          {words('remote')}
        </li>
      ) : null}
      {offer.environmental ? (
        <li>
          <AnyIcon name="globe" />
          {t('environmental')}
        </li>
      ) : null}
    </ul>
  );
}

function Stub({ offer, startPassed, apply, isFavourite }: Props) {
  const t = useTranslations('offer');
  const words = useTranslations('details.facts');
  return (
    <div className={styles.stub}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('duration')}</dt>
          <dd>{t('months', { count: offer.durationMonths })}</dd>
        </div>
        <div>
          <dt>{t('start')}</dt>
          <dd>
            <MissionStart day={offer.missionStart} passed={startPassed} />
          </dd>
        </div>
        {offer.missionEnd && !startPassed ? (
          <div>
            <dt>{words('end')}</dt>
            <dd>
              <Day date={offer.missionEnd} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t('monthlyAllowance')}</dt>
          <dd>
            <Allowance allowance={offer.allowance} />
          </dd>
        </div>
      </dl>
      {apply ? <DepartureClock offer={offer} apply={apply} /> : null}
      <div className={clsx(styles.actions, apply && styles.alsoInBar)}>
        {apply ? <ApplyButton offer={offer} apply={apply} /> : null}
        {offer.state === 'withdrawn' && !isFavourite ? null : <Heart offer={offer} isFavourite={isFavourite} />}
      </div>
    </div>
  );
}

/** The button of the favourites. A withdrawn offer can only be removed from them. */
function Heart({ offer, isFavourite }: Pick<Props, 'offer' | 'isFavourite'>) {
  return (
    <FavouriteButton
      offer={offer}
      locale={useLocale()}
      words={useTranslations('offer.keep')}
      isVisitor={useShownViewer() === null}
      marked={isFavourite}
      long
    />
  );
}
