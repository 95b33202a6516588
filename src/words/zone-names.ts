import { languages, type Locale } from './locale.ts';

/** Every zone that a person may choose, by its name in the IANA database. */
export const timeZones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Returns the city in a zone's IANA name: 'America/Argentina/Buenos_Aires' → 'Buenos Aires'. */
export const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * Returns the name of a zone's time: «heure du Japon». Each call creates a formatter (0.4 ms), so do not call
 * this for all four hundred zones.
 * @throws RangeError for an unknown zone
 */
export function clocksOf(timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languages[locale].intl, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Returns the city with its accents if the reader's language names the time after the city: 'Indian/Reunion'
 * → 'Réunion'. Each call creates a formatter, like `clocksOf`.
 * @throws RangeError for an unknown zone
 */
export function accentedCityOf(timeZone: string, locale: Locale): string {
  const city = cityOf(timeZone);
  const format = new Intl.DateTimeFormat(languages[locale].intl, { timeZone, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const at = withoutAccents(name).indexOf(withoutAccents(city));
  return at === -1 ? city : name.slice(at, at + city.length);
}

/** Replaces each accented letter by exactly one letter, so that positions in the text stay the same. */
const withoutAccents = (text: string): string => text.replace(/\P{ASCII}/gu, (sign) => sign.normalize('NFD').charAt(0));
