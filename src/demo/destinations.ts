import { type City, cities } from '#reference/cities.ts';
import { type Random, weighted } from './random.ts';

export type Destination = {
  readonly countryId: string;
  /** Preposition before the country: «en Belgique», «au Canada», «aux États-Unis», «à Singapour». */
  readonly inFrench: 'en' | 'au' | 'aux' | 'à';
  readonly english: 'in' | 'in the';
  /** Working language of the destination in addition to French and English. */
  readonly language: Language | null;
  readonly cities: readonly City[];
};

/** Languages that a recruiter may require. */
export const workingLanguages = {
  ar: { fr: 'l’arabe', en: 'Arabic' },
  cs: { fr: 'le tchèque', en: 'Czech' },
  de: { fr: 'l’allemand', en: 'German' },
  es: { fr: 'l’espagnol', en: 'Spanish' },
  it: { fr: 'l’italien', en: 'Italian' },
  ja: { fr: 'le japonais', en: 'Japanese' },
  ko: { fr: 'le coréen', en: 'Korean' },
  nl: { fr: 'le néerlandais', en: 'Dutch' },
  pl: { fr: 'le polonais', en: 'Polish' },
  pt: { fr: 'le portugais', en: 'Portuguese' },
  sv: { fr: 'le suédois', en: 'Swedish' },
  tr: { fr: 'le turc', en: 'Turkish' },
  zh: { fr: 'le mandarin', en: 'Mandarin' },
} as const;

type Language = keyof typeof workingLanguages;

/**
 * Each line has a country, the number of its offers in a thousand, its preposition and its language. The
 * numbers were counted in the public offers of 2026: Belgium a quarter, then the United States, Spain,
 * Germany, Portugal, Canada.
 */
const shares = `
  BE 215 en nl, ES 82 en es, US 80 aux, DE 54 en de, CA 47 au, PT 46 au pt, IT 28 en it, GB 24 au, LU 21 au de, IN 17 en,
  CH 17 en de, NL 15 aux nl, JP 14 au ja, SE 13 en sv, PL 12 en pl, CN 11 en zh, MA 11 au ar, BR 10 au pt, CZ 10 en cs, RO 9 en,
  AU 8 en, IE 8 en, MY 8 en, SG 8 à, KR 7 en ko, AE 7 aux ar, CI 6 en, MX 6 au es, MU 6 à, AT 6 en de, GA 5 au, MG 5 à, TH 5 en, HK 5 à zh,
  CG 4 au, HU 4 en, DK 4 au, NO 4 en, QA 4 au ar, SA 4 en ar, CL 4 au es, AR 4 en es, CO 4 en es, KE 4 au, TN 4 en ar, SN 4 au, VN 4 au,
  FI 3 en, GR 3 en, TR 3 en tr, ZA 3 en, TW 3 à zh, ID 3 en, NZ 3 en, CM 3 au, AO 3 en pt, BG 3 en, SK 3 en, PE 3 au es, NG 3 au, EG 3 en ar,
  GH 2 au, BJ 2 au, TG 2 au, KH 2 au, KZ 2 au, MT 2 à, EE 2 en, LT 2 en, LV 2 en, HR 2 en, SI 2 en, RS 2 en, PH 2 aux, IL 2 en, PA 2 au es,
  UY 2 en es, DO 2 en es, ET 2 en, CD 2 en, TZ 2 en`;

const inThe = new Set(['US', 'GB', 'NL', 'AE', 'PH', 'DO', 'CD']);

const choices = shares.split(',').map((line) => {
  const [countryId = '', share, preposition, language] = line.trim().split(' ');
  const destination: Destination = {
    countryId,
    inFrench: preposition === 'au' || preposition === 'aux' || preposition === 'à' ? preposition : 'en',
    english: inThe.has(countryId) ? 'in the' : 'in',
    language: isLanguage(language) ? language : null,
    cities: cities.filter((city) => city.countryId === countryId),
  };
  return [destination, Number(share)] as const;
});

/** Draws a country as often as it occurs in real offers. */
export const drawDestination = weighted(choices);

/** Draws a city; the first city of a country is drawn most often. */
export function drawCity(random: Random, destination: Destination): City {
  const last = destination.cities.length - 1;
  const city = destination.cities[Math.min(last, Math.floor(random.fraction() ** 1.8 * (last + 1)))];
  if (city === undefined) throw new RangeError(`no city for ${destination.countryId}`);
  return city;
}

function isLanguage(key: string | undefined): key is Language {
  return key !== undefined && key in workingLanguages;
}
