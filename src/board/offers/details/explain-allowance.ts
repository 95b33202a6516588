import { type ScaleAllowance, scaleAllowance, scaleInForce } from '#reference/allowances.ts';
import type { ShownAllowance } from '#reference/shown-allowance.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { cityKey } from '#reference/city-key.ts';

type Place = Pick<CardOffer, 'countryId' | 'englishCity' | 'cityName' | 'countryName'>;

/** Parts of an offer's allowance, in euros a month unless stated otherwise. */
export type AllowanceExplained = {
  readonly scale: ScaleAllowance;
  readonly year: number;
  /**
   * True if the offer's amount differs from the scale. The offer's amount is then used, because it dates from
   * the publication.
   */
  readonly differs: boolean;
  /** The shown allowance of all months together. */
  readonly wholeMission: ShownAllowance | null;
  /** Places of other offers whose allowance in the scale is different, highest first. */
  readonly elsewhere: readonly (Pick<Place, 'cityName' | 'countryName'> & { readonly monthly: number })[];
};

/** Explains an allowance. Null if the scale does not list the place. @param others offers in other places */
export function explainAllowance(
  offer: Place & Pick<CardOffer, 'allowance' | 'durationMonths'>,
  others: readonly Place[],
): AllowanceExplained | null {
  const scale = scaleOf(offer);
  if (scale === null) return null;
  const { allowance, durationMonths } = offer;
  return {
    scale,
    year: scaleInForce.year,
    // Tolerates a difference of one euro, because sources round amounts.
    differs: allowance !== null && Math.abs(allowance.euros - scale.monthly) >= 1,
    wholeMission: allowance && { ...allowance, euros: allowance.euros * durationMonths },
    elsewhere: elsewhere(offer, others).filter(({ monthly }) => monthly !== scale.monthly),
  };
}

const scaleOf = (place: Place) => scaleAllowance(place.countryId, keyOf(place));
const keyOf = ({ countryId, englishCity }: Place): string => cityKey(countryId, englishCity);

function elsewhere(offer: Place, others: readonly Place[]): AllowanceExplained['elsewhere'] {
  const places = new Map(others.map((place) => [keyOf(place), place]));
  places.delete(keyOf(offer));
  return [...places.values()]
    .flatMap((place) => {
      const { monthly = null } = scaleOf(place) ?? {};
      return monthly === null ? [] : [{ cityName: place.cityName, countryName: place.countryName, monthly }];
    })
    .toSorted((a, b) => b.monthly - a.monthly);
}
