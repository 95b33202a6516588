import { loadWords } from '#words/load-words.ts';
import { CompanyPanel } from './company-panel.tsx';
import type { OfferPageData } from '#site/parts/offers/load-offer.ts';
import { OfferText } from './offer-text.tsx';

await loadWords('offer');

type Whole = Extract<OfferPageData['shown'], { whole: true }>;

/** What is to be read: the mission, who is sought, and who offers it. */
export function OfferWords({ offer }: Pick<Whole, 'offer'>) {
  return (
    <>
      <OfferText offer={offer} />
      <CompanyPanel company={offer.company} contact={offer.contact} />
    </>
  );
}
