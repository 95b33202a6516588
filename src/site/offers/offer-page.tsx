import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadWords } from '../i18n/load-words.ts';
import { localized, useLocale } from '../i18n/locale.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import { ApplySection } from './apply-section.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { JobPosting } from './job-posting.tsx';
import type { loader } from './load-offer.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferGate } from './offer-gate.tsx';
import { OfferHero } from './offer-hero.tsx';
import { OfferText } from './offer-text.tsx';
import styles from './offer-page.module.css';

await loadWords('offer', 'offer-card');

export { loader } from './load-offer.ts';
export { action } from './send-application.ts';

export default function OfferPage() {
  const { shown, apply } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <OfferMeta />
      <OfferHero offer={shown.offer} jump={apply.kind === 'form'} />
      {shown.whole ? (
        <div className={styles.columns}>
          <div className={styles.text}>
            <OfferText offer={shown.offer} />
            <CompanyPanel company={shown.offer.company} contact={shown.offer.contact} />
          </div>
          <OfferFacts offer={shown.offer} />
          <ApplySection />
        </div>
      ) : (
        <OfferGate offer={shown.offer} />
      )}
      <Similar />
    </div>
  );
}

function OfferMeta() {
  const t = useTranslations('offer');
  const { offer } = useLoaderData<typeof loader>().shown;
  const { title, cityName: city, countryName: country, companyName: company, durationMonths: months } = offer;
  const type = t(offer.missionTypeId === 3 ? 'type.3' : 'type.1');
  return (
    <>
      <PageMeta
        title={t('metaTitle', { title, city, country })}
        description={t('metaDescription', { type, months, city, country, company, opening: offer.openingLines })}
        robots={offer.state === 'open' ? 'index' : 'noindex'}
      />
      <JobPosting offer={offer} />
    </>
  );
}

function Similar() {
  const t = useTranslations('offer');
  const locale = useLocale();
  const { similar } = useLoaderData<typeof loader>();
  if (similar.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('similar')}</h2>
      <ul className={styles.cards}>
        {similar.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} locale={locale} />
          </li>
        ))}
      </ul>
      <a className={styles.all} href={localized(locale, '/offres/recherche')}>
        {t('all')}
      </a>
    </section>
  );
}
