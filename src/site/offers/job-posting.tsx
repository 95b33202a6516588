import type { OfferSummary } from '#board/offers/present-offer.ts';
import { useAddress } from '../shell/addresses.ts';
import { usePublicOrigin } from '../shell/public-origin.ts';
import { jobPosting } from './describe-job.ts';

/** The offer for search engines, with what every visitor may see and nothing else. */
export function JobPosting({ offer }: { offer: OfferSummary }) {
  const url = usePublicOrigin() + useAddress()('/offres/:id', { id: String(offer.id) });
  if (offer.state !== 'open' || offer.openingLines === '') return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jobPosting(offer, url) }} />;
}
