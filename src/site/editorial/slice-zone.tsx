import { SliceZone as Slices, type SliceComponentType } from '@prismicio/react';
import { Banner } from '../slices/banner/banner.tsx';
import { CallToAction } from '../slices/call-to-action/call-to-action.tsx';
import { Departures } from '../slices/departures/departures.tsx';
import { FeaturedOffers } from '../slices/featured-offers/featured-offers.tsx';
import { Hero } from '../slices/hero/hero.tsx';
import { Introduction } from '../slices/introduction/introduction.tsx';
import { KeyFigures } from '../slices/key-figures/key-figures.tsx';
import { LatestNews } from '../slices/latest-news/latest-news.tsx';
import { LatestOffers } from '../slices/latest-offers/latest-offers.tsx';
import { Links } from '../slices/links/links.tsx';
import { OffersByCountry } from '../slices/offers-by-country/offers-by-country.tsx';
import { Partners } from '../slices/partners/partners.tsx';
import { PersonalOffers } from '../slices/personal-offers/personal-offers.tsx';
import { PracticalInformation } from '../slices/practical-information/practical-information.tsx';
import { Questions } from '../slices/questions/questions.tsx';
import { Quote } from '../slices/quote/quote.tsx';
import { Steps } from '../slices/steps/steps.tsx';
import { Testimonials } from '../slices/testimonials/testimonials.tsx';
import { Text } from '../slices/text/text.tsx';
import { Video } from '../slices/video/video.tsx';
import { WorldMap } from '../slices/world-map/world-map.tsx';
import type { LoadedSlices } from './load-slices.ts';
import type { PageSlice, SliceOf } from './slice-types.ts';

/** One component for each slice of the models. */
const views = {
  banner: Banner,
  call_to_action: CallToAction,
  departures: Departures,
  featured_offers: FeaturedOffers,
  hero: Hero,
  introduction: Introduction,
  key_figures: KeyFigures,
  latest_news: LatestNews,
  latest_offers: LatestOffers,
  links: Links,
  offers_by_country: OffersByCountry,
  partners: Partners,
  personal_offers: PersonalOffers,
  practical_information: PracticalInformation,
  questions: Questions,
  quote: Quote,
  steps: Steps,
  testimonials: Testimonials,
  text: Text,
  video: Video,
  world_map: WorldMap,
} satisfies { readonly [T in PageSlice['slice_type']]: SliceComponentType<SliceOf<T>, LoadedSlices> };

type Props = { readonly slices: readonly PageSlice[]; readonly loaded: LoadedSlices };

/** The parts of a page in their order; what the models do not know has no part in it. */
export function SliceZone({ slices, loaded }: Props) {
  const known = slices.filter(({ slice_type: type }) => Object.hasOwn(views, type));
  return <Slices slices={known} components={views} context={loaded} />;
}
