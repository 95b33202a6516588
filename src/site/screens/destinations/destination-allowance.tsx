import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { GuideLink } from '#site/parts/page/guide-link.tsx';
import styles from './destination-allowance.module.css';
import type { loader } from './load-destination.ts';

/** The amounts of the official scale for the country and its cities, with the year of the scale. */
export function DestinationAllowance() {
  const t = useTranslations('destinations.country');
  const { euros, number } = useFormats();
  const { name, allowances } = useLoaderData<typeof loader>();
  if (!allowances) return null;
  const { year, fixed, country, cities } = allowances;
  const whole = cities.length > 0 ? t('wholeCountry', { name }) : name;
  const places = [...(country === null ? [] : [{ id: '', name: whole, monthly: country }]), ...cities];
  return (
    <section className={styles.allowance} aria-labelledby="allowance">
      <h2 id="allowance">{t('allowance')}</h2>
      <dl className={styles.places}>
        {places.map((place) => (
          <div key={place.id}>
            <dt>{place.name}</dt>
            <dd>{euros(place.monthly)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>
        {t('allowanceSource', {
          year: String(year),
          fixed: number(fixed, { style: 'currency', currency: 'EUR' }),
        })}
      </p>
      <GuideLink page="allowances">{t('allowanceGuide')}</GuideLink>
    </section>
  );
}
