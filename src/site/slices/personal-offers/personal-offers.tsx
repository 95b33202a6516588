import type { LoadedProps } from '#site/slices/load-slices.ts';
import { PersonalOffers as Personal } from './personal-offers-section.tsx';

/** Offers that match the candidate's profile, each with its reasons. */
export function PersonalOffersSlice({ slice, context }: LoadedProps<'personal_offers'>) {
  const { title, text } = slice.primary;
  return <Personal personal={context.personal_offers.get(slice.id) ?? { kind: 'none' }} title={title} lead={text} />;
}
