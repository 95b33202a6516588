import type { Label } from '#reference/labelled.ts';
import { cities } from '#reference/cities.ts';
import { comparable } from './clean-text.ts';

/** Name of a city in each language. */
export type CityName = Label;

/**
 * Cities outside the reference whose name cannot be made from the source's name by a change of case. The
 * source drops accents, and gives the French name for both languages. Listed by country;
 * `French=English=other spellings`.
 */
const others: Readonly<Record<string, string>> = {
  AE: 'Abou Dabi=Abu Dhabi=Abou Dhabi',
  AT: 'Vienne=Vienna=Wien',
  BE: 'Anvers=Antwerp=Antwerpen, Bruxelles=Brussels=Brussel, Gand=Ghent=Gent, Louvain=Leuven=Louvain/Leuven, Malines=Mechelen, Braine-l’Alleud, Braine-le-Comte',
  BR: 'Petrópolis',
  CA: 'Québec=Quebec City, Trois-Rivières',
  CN: 'Nankin=Nanjing',
  CZ: 'Hradec Králové, Písek, Přestanov',
  DE: 'Francfort=Frankfurt=Frankfurt am Main, Francfort-sur-l’Oder=Frankfurt (Oder)=Frankfurt an der Oder, Bad Homburg vor der Höhe, Göttingen, Hanovre=Hanover=Hannover, Bietigheim-Bissingen',
  ES: 'Cayés-Llanera, Grenade=Granada, La Corogne=A Coruña, Tolède=Toledo',
  HU: 'Székesfehérvár, Nagykáta',
  IT: 'Catane=Catania, Venise=Venice',
  MA: 'Fès=Fez',
  MD: 'Chișinău=Chișinău=Chisinau',
  MU: 'Quatre Bornes',
  NL: 'La Haye=The Hague, Leyde=Leiden, Schiphol=Schiphol=Schipol',
  PL: 'Cracovie=Kraków, Łódź=Łódź=Lodz',
  PT: 'Bragance=Bragança, São João da Madeira, Vila Nova de Famalicão',
  RO: 'Ploiești, Brăila',
  RU: 'Moscou=Moscow, Saint-Pétersbourg=Saint Petersburg',
  SE: 'Göteborg=Gothenburg',
  SK: 'Košice',
  SN: 'Saint-Louis',
  TG: 'Lomé',
  TR: 'Tekirdağ',
  US: 'Philadelphie=Philadelphia, La Nouvelle-Orléans=New Orleans, New York=New York=New-York',
  UZ: 'Tachkent=Tashkent',
  VN: 'Hô Chi Minh-Ville=Ho Chi Minh City=Ho Chi Minh',
};

const byCountry = new Map<string, Map<string, CityName>>();
for (const { countryId, fr, en } of cities) learn(countryId, [fr, en]);
for (const [countryId, list] of Object.entries(others)) {
  for (const entry of list.split(', ')) learn(countryId, entry.split('='));
}

function learn(countryId: string, [fr = '', en = fr, ...spellings]: readonly string[]): void {
  const names = byCountry.get(countryId) ?? new Map<string, CityName>();
  byCountry.set(countryId, names);
  for (const name of [fr, en, ...spellings]) names.set(comparable(name), { fr, en });
}

/**
 * Returns the city with this name in a country; undefined if its spelling is unknown.
 * @param name as `comparable` writes it
 */
export function knownCity(countryId: string, name: string): CityName | undefined {
  return byCountry.get(countryId)?.get(name);
}

/** Returns all names that we know in both languages. */
export function knownCityNames(): string[] {
  return [...byCountry.values()].flatMap((names) => [...names.values()].flatMap(({ fr, en }) => [fr, en]));
}
