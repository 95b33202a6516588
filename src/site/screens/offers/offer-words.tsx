import { loadWords } from '#words/load-words.ts';
import { CompanyPanel } from './company-panel.tsx';
import type { OfferPageData } from '#site/parts/offers/load-offer.ts';
import { OfferText } from '#site/parts/offers/offer-text.tsx';

await loadWords('details');

type Whole = Extract<OfferPageData['shown'], { whole: true }>;

/** The texts of the offer: mission, candidate profile and company. */
export function OfferWords({ offer }: Pick<Whole, 'offer'>) {
  return (
    <>
      <OfferText offer={offer} />
      <CompanyPanel company={offer.company} contact={offer.contact} />
    </>
  );
}
