import { type ClientActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { missionTypeOf } from '#board/reference/mission-types.ts';
import { Notice } from '#ui/notice.tsx';
import { StateTag } from '../applications/state-tag.tsx';
import { KeptNotice } from '../favourites/kept-notice.tsx';
import { loadWords } from '#words/load-words.ts';
import { countrySearch } from '../search/linked-search.ts';
import { useAddress } from '../shell/addresses.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { AllowanceExplained } from './allowance-explained.tsx';
import { ApplySection } from './apply-section.tsx';
import { keepApplication } from './keep-application.ts';
import { GoneOffer } from './gone-offer.tsx';
import type { loader, OfferPageData } from './load-offer.ts';
import type { action } from './send-application.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferGate } from './offer-gate.tsx';
import { OfferHero } from './offer-hero.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { OfferTools } from './offer-tools.tsx';
import { OfferText } from './offer-text.tsx';
import { SimilarOffers } from './similar-offers.tsx';

import styles from './offer-page.module.css';

await loadWords('apply', 'documents', 'fields', 'offer');

export const handle: ScreenHandle = { picture: true, limit: { name: 'apply', max: 20, counts: 'posts' } };

export { loader } from './load-offer.ts';
export { action } from './send-application.ts';

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepApplication(() => serverAction<typeof action>());
}

export default function OfferPage() {
  const page = useLoaderData<typeof loader>();
  return page.gone ? <GoneOffer similar={page.similar} /> : <ShownOffer page={page} />;
}

function ShownOffer({ page }: { page: OfferPageData }) {
  const t = useTranslations('offer');
  const { shown, apply, startPassed, isFavourite, similar, explained, posting } = page;
  return (
    <div className={styles.page}>
      <OfferMeta offer={shown.offer} />
      {posting ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} /> : null}
      {shown.offer.state === 'withdrawn' ? (
        <Notice tone="warning" title={t('gone.title')}>
          <p>{t('gone.mine')}</p>
          {page.ownState === null ? null : <StateTag state={page.ownState} />}
        </Notice>
      ) : null}
      <OfferHero offer={shown.offer} startPassed={startPassed} jump={apply.kind === 'form'} isFavourite={isFavourite} />
      {shown.offer.state === 'withdrawn' ? null : <OfferTools offer={shown.offer} />}
      {explained ? <AllowanceExplained offer={shown.offer} explained={explained} /> : null}
      {shown.whole ? (
        <div className={styles.columns}>
          <div className={styles.text}>
            <OfferText offer={shown.offer} />
            <CompanyPanel company={shown.offer.company} contact={shown.offer.contact} />
          </div>
          <OfferFacts offer={shown.offer} />
          <OfferApplication page={page} />
        </div>
      ) : (
        <OfferGate offer={shown.offer} />
      )}
      <SimilarOffers offers={similar} />
      <KeptNotice />
    </div>
  );
}

function OfferApplication({ page: { apply, sent, kept } }: { page: OfferPageData }) {
  const t = useTranslations('apply');
  const answer = useActionData<typeof action>();
  return <ApplySection title={t('title')} before={t('refused.alreadyApplied')} {...{ apply, sent, kept, answer }} />;
}

function OfferMeta({ offer }: Pick<OfferPageData['shown'], 'offer'>) {
  const t = useTranslations('offer');
  const { title, cityName: city, countryName: country, companyName: company, durationMonths: months } = offer;
  const type = t(`type.${missionTypeOf(offer)}`);
  const search = useAddress()('/offres/recherche');
  return (
    <PageMeta
      title={t('metaTitle', { title, city, country })}
      description={t('metaDescription', { type, months, city, country, company, opening: offer.openingLines })}
      robots={offer.state === 'open' ? 'index' : 'noindex'}
      above={[
        { name: t('all'), to: search },
        { name: country, to: search + countrySearch(offer) },
      ]}
    />
  );
}
