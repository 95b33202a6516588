import { useLoaderData } from 'react-router';
import { useFormats } from '#words/formats.ts';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Breadcrumb } from '#site/parts/page/breadcrumb.tsx';
import { CountryOutline } from './country-outline.tsx';
import styles from './destination-hero.module.css';
import type { loader } from './load-destination.ts';
import { AllowanceSpan } from './allowance-span.tsx';

/** The country's name, outline, number of offers and allowance. */
export function DestinationHero() {
  const t = useTranslations('destinations');
  const address = useAddress();
  const { name, description, offers, outline } = useLoaderData<typeof loader>();
  const count = offers?.total ?? 0;
  return (
    <header className={styles.hero}>
      <Breadcrumb name={name} above={useAbove()} />
      <div className={styles.sheet}>
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.lead}>{description ?? t('country.lead', { count })}</p>
          <Facts />
          {offers ? (
            <p>
              <a className={buttonClass('primary')} href={address('/offres/recherche') + offers.search}>
                {count === 0 ? t('country.alert') : t('country.seeOffers', { count })}
                <Icon name="arrow-right" />
              </a>
            </p>
          ) : null}
        </div>
        {outline === null ? null : <CountryOutline path={outline} />}
      </div>
    </header>
  );
}

/** Returns the link to the list that contains the country. */
export function useAbove() {
  const t = useTranslations('destinations');
  return [{ name: t('title'), to: useAddress()('/destinations') }];
}

function Facts() {
  const format = useFormats();
  const t = useTranslations('destinations');
  const { offers, allowances, span } = useLoaderData<typeof loader>();
  return (
    <dl className={styles.facts}>
      {offers ? (
        <div>
          <dt>{t('country.offersName')}</dt>
          <dd>{offers.total === 0 ? t('offers', { count: 0 }) : format.count(offers.total)}</dd>
        </div>
      ) : null}
      {allowances && span ? (
        <div>
          <dt>{t('country.allowanceYear', { year: String(allowances.year) })}</dt>
          <dd>
            <AllowanceSpan {...span} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
