import { countries } from '#reference/countries.ts';
import { zones } from '#reference/zones.ts';
import type { Locale } from '#words/locale.ts';
import { linkedSearch } from '#site/parts/search-links/linked-search.ts';
import { countryPoints } from './country-points.ts';
import {
  type MapDiscs,
  mapDiscs,
  onWorld,
  phoneUnit,
  type PlaceCount,
  type PlaceDisc,
  sizedBetween,
} from './map-discs.ts';
import { partDiscs, type Point } from './part-discs.ts';

/** Returns the query string of a search for the offers of a zone. */
type ZoneSearch = (zoneId: number) => string;

const onlyZone: ZoneSearch = (id) => linkedSearch('zones', id);

/**
 * Returns discs in which phones show zones. If all places are in one zone, phones show its countries, because
 * one disc would say nothing.
 */
export function mapOrZoneDiscs(places: readonly PlaceCount[], locale: Locale, searchOf: ZoneSearch): MapDiscs {
  const zoned = zoneDiscs(places, locale, searchOf);
  return zoned.length > 1 ? { ...mapDiscs(places), phone: zoned, zoned: true } : mapDiscs(places);
}

/**
 * Returns one disc for the countries of a zone, where most of its offers are. On the small map of a phone,
 * seventy discs would hide each other. Each disc has room for a number and a finger: at least 28 px.
 */
export function zoneDiscs(places: readonly PlaceCount[], locale: Locale, searchOf = onlyZone): PlaceDisc[] {
  const counted = zones.map((zone) => {
    const held = places.filter(({ id }) => zoneOf.get(id) === zone.id);
    const count = held.reduce((sum, place) => sum + place.count, 0);
    const search = searchOf(zone.id);
    return { id: String(zone.id), name: zone[locale], count, search, on: false, ...middleOf(held) };
  });
  const discs = sizedBetween(counted, { most: 104, least: 14 / phoneUnit });
  return partDiscs(discs, { gap: 8, nearest: onWorld }).map(({ x, y, r, ...zone }) => ({
    ...zone,
    x: Math.round(x),
    y: Math.round(y),
    r: Math.round(r),
  }));
}

const zoneOf = new Map(countries.map(({ id, zoneId }) => [id, zoneId]));

/** The mean position of the countries, weighted by their offers. */
function middleOf(places: readonly PlaceCount[]): Point {
  const [sum, all] = [{ x: 0, y: 0 }, places.reduce((total, { count }) => total + count, 0) || 1];
  for (const { id, count } of places) {
    const [x, y] = countryPoints[id] ?? [0, 0];
    sum.x += (x * count) / all;
    sum.y += (y * count) / all;
  }
  return sum;
}
