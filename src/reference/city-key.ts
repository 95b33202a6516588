/** Returns the key of a city, such as 'BE-brussels'. Different spellings of a city have the same key. */
export function cityKey(countryId: string, englishName: string): string {
  return `${countryId}-${withoutAccents(plainCity(countryId, englishName))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;
}

/**
 * Returns a name in lower case without accents. Ligatures stay, because the addresses of pages contain the
 * keys of cities.
 */
export function withoutAccents(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/**
 * Removes additions that sources write around a city's name. «New York, NY» and «Greater New York» become New
 * York; «Paris 15», «Lyon 3e» and «75008 Paris» become Paris and Lyon. A name that consists only of such
 * additions stays unchanged.
 */
export function plainCity(countryId: string, name: string): string {
  const whole = name.trim();
  const inState = namesStates.has(countryId) ? whole.replace(state, '') : whole;
  const plain = inState.replace(metropolis, '').replace(codeBefore, '').replace(codeBehind, '').trim();
  return plain === '' ? whole : plain;
}

const namesStates: ReadonlySet<string> = new Set(['US', 'CA']);
const state = /,[^,]*$/;
/** Greater Noida is an exception, because it is not part of Noida. */
const metropolis = /^greater\s+(?!noida)/i;
const codeBefore = /^\d{4,6}\s+(?=\p{L})/u;
/** A postal code, a district of one or two digits, or CEDEX with or without its number. */
const codeBehind = /(?<=\p{L})\s+(?:\d{4,6}|\d{1,2}(?:er|e|ème|eme)?|cedex(?:\s+\d{1,2})?)$/iu;
