import { languages, type Locale } from './locale.ts';

/** The city by which the IANA database calls a zone: 'America/Argentina/Buenos_Aires' → 'Buenos Aires'. */
export const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * What the clocks of a zone are called: «heure du Japon». It takes a formatter, 0.4 ms: not for each of four
 * hundred. @throws RangeError for what is no zone
 */
export function clocksOf(timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languages[locale].intl, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * The same with its accents, where the reader's language names the clocks after the city: 'Indian/Reunion' →
 * 'Réunion'. It takes a formatter, too. @throws RangeError for what is no zone
 */
export function accentedCityOf(timeZone: string, locale: Locale): string {
  const city = cityOf(timeZone);
  const format = new Intl.DateTimeFormat(languages[locale].intl, { timeZone, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const at = withoutAccents(name).indexOf(withoutAccents(city));
  return at === -1 ? city : name.slice(at, at + city.length);
}

/** Letter for letter: nothing changes its place. */
const withoutAccents = (text: string): string => text.replace(/\P{ASCII}/gu, (sign) => sign.normalize('NFD').charAt(0));
