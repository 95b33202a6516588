import { cityKey } from '#reference/city-key.ts';
import { cities } from '#reference/cities.ts';
import { countries } from '#reference/countries.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

const countryById = new Map(countries.map((one) => [one.id, one]));
const cityByKey = new Map(cities.map((one) => [cityKey(one.countryId, one.en), one]));

/** Returns the function that names a place of a scale by its country or by the key of its city. */
export function usePlaceName() {
  const locale = useOfficeLocale();
  return (key: string): string => {
    const country = countryById.get(key.slice(0, 2))?.[locale] ?? key.slice(0, 2);
    return key.length === 2 ? country : `${country} – ${cityByKey.get(key)?.[locale] ?? nameIn(key)}`;
  };
}

/** Returns the name in the key of a city that no list names: «San Diego» of `US-san-diego`. */
const nameIn = (key: string): string =>
  key
    .slice(3)
    .replaceAll('-', ' ')
    .replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** Returns the function that writes euros with their cents; a dash for none. */
export function euros(format: { number: (value: number, options: Intl.NumberFormatOptions) => string }) {
  return (amount: number | null): string =>
    amount === null ? '–' : format.number(amount, { style: 'currency', currency: 'EUR' });
}
