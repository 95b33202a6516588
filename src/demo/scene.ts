import type { City } from '#reference/cities.ts';
import type { Country } from '#reference/countries.ts';
import type { DemoCompany } from './generate-companies.ts';
import { type Destination, workingLanguages } from './destinations.ts';
import type { Profession, ProfessionWords } from './professions.ts';
import type { Random } from './random.ts';
import type { Locale } from '#words/locale.ts';

export type OfferLanguage = Locale;

/** Content of an offer before its texts are written. */
export type Plan = {
  readonly language: OfferLanguage;
  readonly company: DemoCompany;
  readonly profession: Profession;
  readonly destination: Destination;
  readonly country: Country;
  readonly city: City;
  readonly studyLevelIds: readonly number[];
  readonly months: number;
  readonly remote: boolean;
  readonly environmental: boolean;
};

/** Words that phrases need, in the language of the offer. */
export type OfferScene = {
  readonly company: string;
  /** Activity of the company: «une maison familiale qui …», “a family business that …”. */
  readonly activity: string;
  /** «à Bruxelles», «au Caire», “in Brussels”. */
  readonly inCity: string;
  /** «en Belgique», “in Belgium”. */
  readonly inCountry: string;
  readonly months: number;
  /** Number of people in the team, without the volunteer. */
  readonly team: number;
  readonly nationalities: number;
  readonly remoteDays: number;
  readonly words: ProfessionWords;
  /** Name of the local language: «l’allemand», “German”. Null if French and English are enough. */
  readonly localLanguage: string | null;
  /** Lowest required study level. */
  readonly level: string;
};

/**
 * Phrases of a language. A phrase is a function of the scene, so that the compiler reports a missing word.
 * Otherwise the text would have a gap.
 */
export type OfferPhrases = {
  readonly openings: readonly ((scene: OfferScene) => string)[];
  readonly missionHeadings: readonly string[];
  readonly surroundings: readonly ((scene: OfferScene) => string)[];
  readonly extras: readonly ((scene: OfferScene) => string)[];
  readonly remote: readonly ((scene: OfferScene) => string)[];
  readonly environmental: readonly string[];
  readonly studies: readonly ((scene: OfferScene) => string)[];
  readonly experience: readonly string[];
  readonly skillHeadings: readonly string[];
  readonly languages: readonly ((scene: OfferScene) => string)[];
  readonly localLanguage: readonly ((language: string) => string)[];
  readonly closings: readonly ((scene: OfferScene) => string)[];
};

export function sceneOf(random: Random, plan: Plan): OfferScene {
  const { language, company, profession, destination, country, city, months, studyLevelIds } = plan;
  const local = destination.language;
  const team = random.integer(3, 24);
  return {
    company: company.row.name,
    activity: company.activity[language],
    inCity: language === 'fr' ? inCityInFrench(city.fr) : `in ${city.en}`,
    inCountry: language === 'fr' ? `${destination.inFrench} ${country.fr}` : `${destination.english} ${country.en}`,
    months,
    team,
    nationalities: random.integer(2, Math.min(9, team)),
    remoteDays: random.integer(1, 3),
    words: profession[language],
    localLanguage: local === null ? null : workingLanguages[local][language],
    level: levelWords[language][studyLevelIds[0] ?? 4] ?? '',
  };
}

/** Returns the city with its preposition: «Le Caire» becomes «au Caire»; «La Haye» becomes «à La Haye». */
function inCityInFrench(city: string): string {
  return city.startsWith('Le ') ? `au ${city.slice(3)}` : `à ${city}`;
}

const levelWords: Readonly<Record<OfferLanguage, Readonly<Record<number, string>>>> = {
  fr: { 2: 'bac +2', 3: 'bac +4', 4: 'bac +5', 8: 'bac +3' },
  en: { 2: 'two-year degree', 3: 'four-year degree', 4: 'master’s degree', 8: 'bachelor’s degree' },
};
