import { type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import { missionTypeOf } from '#reference/mission-types.ts';
import { KeptNotice } from '#site/parts/favourites/kept-notice.tsx';
import { loadWords } from '#words/load-words.ts';
import { countrySearch } from '#site/parts/search-links/linked-search.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { latePart } from '#site/scripts/late-part.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { ApplyBar, ApplyButton } from './apply-button.tsx';
import { AllowanceExplanation } from './allowance-explanation.tsx';
import { keepApplication } from '#site/parts/applying/keep-application.ts';
import { GoneOffer } from './gone-offer.tsx';
import type { CopyPageData } from '#site/parts/offers/load-copy.ts';
import type { loader, OfferPageData } from '#site/parts/offers/load-offer.ts';
import type { action } from './send-application.ts';
import { OfferFacts } from '#site/parts/offer-card/offer-facts.tsx';
import { OfferGate } from './offer-gate.tsx';
import { OfferHero } from './offer-hero.tsx';
import { OfferTools } from './offer-tools.tsx';
import { SimilarOffers } from './similar-offers.tsx';

import styles from './offer-page.module.css';

export const catalogues = await loadWords('details', 'offer', 'share');

const HiddenNote = await latePart(async () => (await import('#site/parts/hiding/hidden-note.tsx')).HiddenNote);
const OfferCopyText = await latePart(async () => (await import('./offer-copy.tsx')).OfferCopyText);
const OfferWords = await latePart(async () => (await import('./offer-words.tsx')).OfferWords);
const OfferApplication = await latePart(async () => (await import('./offer-application.tsx')).OfferApplication);

export const handle = defineScreen({
  hydrate: true,
  picture: true,
  mayLag: true,
  takesFiles: true,
  limit: { name: 'apply', max: 20, counts: 'posts' },
});

export { loader } from '#site/parts/offers/load-offer.ts';
export { action } from './send-application.ts';

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepApplication(() => serverAction<typeof action>());
}

export default function OfferPage() {
  const page = useLoaderData<typeof loader>();
  switch (page.kind) {
    case 'gone':
      return <GoneOffer similar={page.similar} />;
    case 'copy':
      return <CopiedOffer page={page} />;
    case 'shown':
      return <ShownOffer page={page} />;
  }
}

/** A withdrawn offer for a candidate who applied to it. */
function CopiedOffer({ page }: { page: CopyPageData }) {
  const { offer, copy, withdrawnAt, application, isFavourite, similar } = page;
  const { startPassed } = copy;
  return (
    <div className={styles.page}>
      <OfferMeta offer={offer} />
      <OfferHero apply={null} {...{ offer, startPassed, isFavourite, withdrawnAt }} />
      <OfferCopyText copy={copy} application={application} />
      <SimilarOffers offers={similar} />
      <KeptNotice />
    </div>
  );
}

function ShownOffer({ page }: { page: OfferPageData }) {
  const { shown, apply, startPassed, isFavourite, similar, explained, posting, hidden } = page;
  const step = shown.offer.state === 'open' ? apply : null;
  return (
    <div className={styles.page}>
      <OfferMeta offer={shown.offer} />
      {posting ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} /> : null}
      <OfferHero offer={shown.offer} startPassed={startPassed} apply={step} isFavourite={isFavourite} />
      {hidden ? <HiddenNote offer={shown.offer} hidden={hidden} /> : null}
      <OfferTools offer={shown.offer} hideable={!hidden} />
      {explained ? <AllowanceExplanation offer={shown.offer} explained={explained} /> : null}
      {shown.whole ? (
        <div className={styles.columns}>
          <div className={styles.text}>
            <OfferWords offer={shown.offer} />
          </div>
          <OfferFacts offer={shown.offer} action={step ? <ApplyButton offer={shown.offer} apply={step} /> : null} />
          <OfferApplication apply={apply} sent={page.sent} kept={page.kept} />
        </div>
      ) : (
        <OfferGate offer={shown.offer} />
      )}
      <SimilarOffers offers={similar} />
      <KeptNotice />
      {step ? <ApplyBar offer={shown.offer} apply={step} isFavourite={isFavourite} /> : null}
    </div>
  );
}

function OfferMeta({ offer }: { offer: OfferSummary }) {
  const t = useTranslations('details');
  const { title, cityName: city, countryName: country, companyName: company, durationMonths: months } = offer;
  const type = useTranslations('offer')(`type.${missionTypeOf(offer)}`);
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
