import { SliceZone as Slices, type SliceComponentType } from '@prismicio/react';
import { Banner } from './banner/banner.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { DeparturesSlice } from './departures/departures.tsx';
import { FeaturedOffers } from './featured-offers/featured-offers.tsx';
import { Hero } from './hero/hero.tsx';
import { Introduction } from './introduction/introduction.tsx';
import { KeyFigures } from './key-figures/key-figures.tsx';
import { LatestNews } from './latest-news/latest-news.tsx';
import { LatestOffersSlice } from './latest-offers/latest-offers.tsx';
import { Links } from './links/links.tsx';
import { OffersByCountry } from './offers-by-country/offers-by-country.tsx';
import { Partners } from './partners/partners.tsx';
import { PersonalOffersSlice } from './personal-offers/personal-offers.tsx';
import { PracticalInformation } from './practical-information/practical-information.tsx';
import { Questions } from './questions/questions.tsx';
import { QuoteSlice } from './quote/quote.tsx';
import { StepsSlice } from './steps/steps.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { Text } from './text/text.tsx';
import { Video } from './video/video.tsx';
import { WorldMapSlice } from './world-map/world-map.tsx';
import type { LoadedSlices } from './load-slices.ts';
import type { PageSlice, SliceOf } from './slice-types.ts';

/** The component for each slice of the models. */
const views = {
  banner: Banner,
  call_to_action: CallToAction,
  departures: DeparturesSlice,
  featured_offers: FeaturedOffers,
  hero: Hero,
  introduction: Introduction,
  key_figures: KeyFigures,
  latest_news: LatestNews,
  latest_offers: LatestOffersSlice,
  links: Links,
  offers_by_country: OffersByCountry,
  partners: Partners,
  personal_offers: PersonalOffersSlice,
  practical_information: PracticalInformation,
  questions: Questions,
  quote: QuoteSlice,
  steps: StepsSlice,
  testimonials: Testimonials,
  text: Text,
  video: Video,
  world_map: WorldMapSlice,
} satisfies { readonly [T in PageSlice['slice_type']]: SliceComponentType<SliceOf<T>, LoadedSlices> };

type Props = { readonly slices: readonly PageSlice[]; readonly loaded: LoadedSlices };

/** Renders the slices of a page in their order and skips types that the models do not know. */
export function SliceZone({ slices, loaded }: Props) {
  const known = slices.filter(({ slice_type: type }) => Object.hasOwn(views, type));
  return <Slices slices={known} components={views} context={loaded} />;
}
