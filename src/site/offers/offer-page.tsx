import { type ClientActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { missionTypeOf } from '#board/reference/mission-types.ts';
import { buttonClass } from '#ui/button.tsx';
import { KeptNotice } from '../favourites/kept-notice.tsx';
import { loadWords } from '#words/load-words.ts';
import { useLocale } from '#words/use-locale.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { useAddress } from '../shell/addresses.ts';
import { AllowanceExplained } from './allowance-explained.tsx';
import { ApplySection } from './apply-section.tsx';
import { keepApplication } from './keep-application.ts';
import type { loader } from './load-offer.ts';
import type { action } from './send-application.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferGate } from './offer-gate.tsx';
import { OfferHero } from './offer-hero.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferText } from './offer-text.tsx';

import styles from './offer-page.module.css';

await loadWords('apply', 'documents', 'fields', 'offer');

export const handle: ScreenHandle = { limit: { name: 'apply', max: 20, counts: 'posts' } };

export { loader } from './load-offer.ts';
export { action } from './send-application.ts';

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepApplication(() => serverAction<typeof action>());
}

export default function OfferPage() {
  const { shown, apply, startPassed, isFavourite, explained } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <OfferMeta />
      <JobPosting />
      <OfferHero offer={shown.offer} startPassed={startPassed} jump={apply.kind === 'form'} isFavourite={isFavourite} />
      {explained ? <AllowanceExplained offer={shown.offer} explained={explained} /> : null}
      {shown.whole ? (
        <div className={styles.columns}>
          <div className={styles.text}>
            <OfferText offer={shown.offer} />
            <CompanyPanel company={shown.offer.company} contact={shown.offer.contact} />
          </div>
          <OfferFacts offer={shown.offer} />
          <OfferApplication />
        </div>
      ) : (
        <OfferGate offer={shown.offer} />
      )}
      <Similar />
      <KeptNotice />
    </div>
  );
}

/** The offer for search engines, with what every visitor may see and nothing else. */
function JobPosting() {
  const { posting } = useLoaderData<typeof loader>();
  return posting ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} /> : null;
}

function OfferApplication() {
  const t = useTranslations('apply');
  const { apply, sent, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ApplySection title={t('title')} before={t('refused.alreadyApplied')} {...{ apply, sent, kept, answer }} />;
}

function OfferMeta() {
  const t = useTranslations('offer');
  const { offer } = useLoaderData<typeof loader>().shown;
  const { title, cityName: city, countryName: country, companyName: company, durationMonths: months } = offer;
  const type = t(`type.${missionTypeOf(offer)}`);
  return (
    <PageMeta
      title={t('metaTitle', { title, city, country })}
      description={t('metaDescription', { type, months, city, country, company, opening: offer.openingLines })}
      robots={offer.state === 'open' ? 'index' : 'noindex'}
    />
  );
}

function Similar() {
  const t = useTranslations('offer');
  const locale = useLocale();
  const search = useAddress()('/offres/recherche');
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
      <a className={clsx(buttonClass('link'), styles.all)} href={search}>
        {t('all')}
      </a>
    </section>
  );
}
