import { useTranslations } from '#words/use-translations.ts';
import { useLocale } from '#words/use-locale.ts';
import { timeZones } from '#words/zone-names.ts';
import { accentedCityOf, cityOf, clocksOf } from '#words/zone-names.ts';

/**
 * Time zones of most candidates and missions: those of France and its territories, then those of the main
 * destinations.
 */
const commonZones: readonly string[] = [
  'Europe/Paris',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Cayenne',
  'Indian/Reunion',
  'Indian/Mayotte',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Europe/London',
  'America/New_York',
  'America/Toronto',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
];

/** Parts of the world, by the first part of a zone's name in the IANA database. */
const regions = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const;

const regionOf = (zone: string) => regions.find((region) => zone.startsWith(`${region}/`)) ?? 'other';

/**
 * Groups time zones for a list. The chosen zone and common zones come first, named by their time; all others
 * are grouped by part of the world.
 */
export function useZoneGroups(chosen: string) {
  const t = useTranslations('searches.alert');
  const locale = useLocale();
  const known = new Set(timeZones);
  const first = new Set([chosen, ...commonZones].filter((zone) => known.has(zone)));
  const common = Array.from(first, (value) => ({
    value,
    label: t('zones.zone', { city: accentedCityOf(value, locale), name: clocksOf(value, locale) }),
  }));
  const others = Map.groupBy(
    timeZones.filter((zone) => !first.has(zone)),
    regionOf,
  );
  const groups = Array.from(others, ([region, zones]) => ({
    label: t(`regions.${region}`),
    options: zones.map((value) => ({ value, label: cityOf(value) })),
  }));
  return [{ label: t('zones.common'), options: common }, ...groups];
}
