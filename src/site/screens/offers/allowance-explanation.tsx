import { useTranslations } from '#words/use-translations.ts';
import type { AllowanceExplained as Explained } from '#board/offers/details/explain-allowance.ts';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import { Icon } from '#ui/icon.tsx';
import { useFormats } from '#words/formats.ts';
import { dayInParis } from '#words/paris-days.ts';
import { GuideLink } from '#site/parts/page/guide-link.tsx';
import { Allowance } from '#site/parts/offer-card/allowance.tsx';
import styles from './allowance-explanation.module.css';

type Props = { offer: OfferSummary; explained: Explained };

/** The parts of the monthly allowance, folded until the visitor opens them. */
export function AllowanceExplanation(props: Props) {
  const t = useTranslations('details.allowanceExplained');
  return (
    <details className={styles.explained}>
      <summary>
        {t('title')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>
        <Parts {...props} />
        <Elsewhere {...props} />
        <p className={styles.source}>{t('source', { year: props.explained.year })}</p>
        <GuideLink page="allowances">{t('guide')}</GuideLink>
      </div>
    </details>
  );
}

function Parts({ offer, explained }: Props) {
  const t = useTranslations('details.allowanceExplained');
  const format = useFormats();
  const { scale, year, differs, wholeMission } = explained;
  return (
    <>
      <dl className={styles.sums}>
        <Sum name={t('fixed')} euros={scale.fixed} />
        <Sum
          name={t('local', { place: scale.of === 'city' ? offer.cityName : offer.countryName })}
          euros={scale.local}
        />
        <Sum name={t('scale', { year })} euros={scale.monthly} />
        <div className={styles.whole}>
          <dt>{t('whole', { months: offer.durationMonths })}</dt>
          <dd>
            <Allowance allowance={wholeMission} />
          </dd>
        </div>
      </dl>
      {differs && offer.allowance ? (
        <p>
          {t('differs', {
            amount: format.euros(offer.allowance.euros),
            day: format.day(dayInParis(offer.broadcastStart)),
          })}
        </p>
      ) : null}
      {offer.allowance?.scaleYear === undefined ? null : <p>{t('estimate', { year })}</p>}
    </>
  );
}

function Sum({ name, euros }: { name: string; euros: number }) {
  const format = useFormats();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{format.number(euros, { style: 'currency', currency: 'EUR' })}</dd>
    </div>
  );
}

function Elsewhere({ explained: { elsewhere, year } }: Props) {
  const t = useTranslations('details.allowanceExplained');
  if (elsewhere.length === 0) return null;
  return (
    <section aria-labelledby="ailleurs">
      <h2 id="ailleurs">{t('elsewhere', { year })}</h2>
      <dl className={styles.sums}>
        {elsewhere.map(({ cityName, countryName, monthly }) => (
          <Sum key={cityName} name={t('place', { city: cityName, country: countryName })} euros={monthly} />
        ))}
      </dl>
    </section>
  );
}
