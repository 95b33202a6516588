import { type CityName, knownCity } from './city-names.ts';
import { cleanLine, comparable } from './clean-text.ts';

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR'.split(
    ' ',
  );
const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');
/** Codes of provinces in the source → codes of Canada Post. */
const misspelt: Readonly<Record<string, string>> = { AL: 'AB', QU: 'QC', PQ: 'QC', BE: 'BC' };

const withDashes = /^(?<city>.+?)\s*-\s*(?<region>[A-Za-z]{2})\s*-?$/;
const inBrackets = /^(?<city>.+?)\s*\((?<region>[A-Za-z]{2})\)$/;
const written = /^(?<city>.+?)\s+-\s*(?<region>\p{L}[\p{L} ]{3,})$/u;
const unknown = new Set([
  'a definir',
  'a determiner',
  'a preciser',
  'non defini',
  'tbd',
  'tba',
  'to be defined',
  'to be determined',
  'n a',
  'na',
  'divers',
  'null',
  '',
]);

/**
 * Returns the city of an offer in both languages: `OAK BROOK -IL-` becomes Oak Brook, IL; `SAARBRUCKEN`
 * becomes Saarbrucken; `BRUXELLES` becomes Bruxelles and Brussels; `à définir` is no city. Both names are
 * `''` if the source names no city.
 */
export function cleanCity(countryId: string, rawFr: string, rawEn: string): CityName {
  const fr = cityOf(countryId, rawFr) ?? cityOf(countryId, rawEn);
  if (fr === undefined) return { fr: '', en: '' };
  const en = cityOf(countryId, rawEn) ?? fr;
  return { fr: fr.fr, en: comparable(rawFr) === comparable(rawEn) ? fr.en : en.en };
}

const cityOf = (countryId: string, raw: string): CityName | undefined => citiesNamed(raw)(countryId);

/**
 * Reads a name once and returns a function. The function returns the city of this name in any country, or
 * undefined if the name means no city. A search compares fifty city names in two hundred countries.
 */
export function citiesNamed(raw: string): (countryId: string) => CityName | undefined {
  const line = cleanLine(raw);
  const whole = nameOf(line);
  if (unknown.has(whole.known)) return () => undefined;
  return (countryId) => {
    const { city, region } = withoutRegion(countryId, line);
    const { known, proper } = city === line ? whole : nameOf(city);
    const name = knownCity(countryId, known) ?? { fr: proper, en: proper };
    return region === '' ? name : { fr: `${name.fr}, ${region}`, en: `${name.en}, ${region}` };
  };
}

const nameOf = (city: string) => ({ known: comparable(city), proper: properCase(city) });

/**
 * Splits off a state or a province, but only in the United States and Canada. Elsewhere a dash belongs to the
 * name.
 */
function withoutRegion(countryId: string, line: string): { city: string; region: string } {
  if (countryId !== 'US' && countryId !== 'CA') return { city: line, region: '' };
  const { city = line, region = '' } = (withDashes.exec(line) ?? inBrackets.exec(line))?.groups ?? {};
  const code = countryId === 'CA' ? (misspelt[region.toUpperCase()] ?? region.toUpperCase()) : region.toUpperCase();
  if ((countryId === 'US' ? states : provinces).includes(code)) return { city, region: code };
  const inFull = written.exec(line)?.groups;
  return inFull?.['city']
    ? { city: inFull['city'], region: properCase(inFull['region'] ?? '') }
    : { city: line, region: '' };
}

const small = new Set(
  'de du des la le les sur sous en et aux au lez lès d l da do dos das del y e an am der im ob aan den van het op di nel upon of the and'.split(
    ' ',
  ),
);

/**
 * Capitalises a name that is all in capitals or all in small letters: small words inside stay in lower case,
 * `MCLEAN` becomes McLean. A name in mixed case stays.
 */
export function properCase(name: string): string {
  const mixed = name !== name.toUpperCase() && name !== name.toLowerCase();
  if (mixed) return name;
  return name
    .toLowerCase()
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word, offset: number) =>
      offset > 0 && small.has(word) ? word : capitalised(word),
    );
}

function capitalised(word: string): string {
  const start = /^mc(?=\p{L}{3})/u.exec(word)?.[0] === 'mc' ? 2 : 0;
  const head = start === 2 ? 'Mc' : '';
  return head + word.charAt(start).toUpperCase() + word.slice(start + 1);
}
