import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { criterionNames, type CriterionName, type Options } from '#search/criteria/criteria.ts';

/** An option of a criterion, with the names that select it. */
type Named<Option> = {
  readonly option: Option;
  readonly names: readonly string[];
  /**
   * True if the words may also describe the candidate. They then select the option only if an offer has it.
   */
  readonly isOfOneself?: true;
};

function namesIn(line: string): readonly string[] {
  return line.split(/,\s+/);
}

/** The names of each criterion's options. */
const namesOf: { readonly [N in CriterionName]: readonly Named<Options[N]>[] } = {
  // The following criteria have no names here, because other files in understanding/ read trades, places,
  // companies, mission types, durations and exclusions.
  query: [],
  specializations: [],
  missionTypes: [],
  durations: [],
  zones: [],
  countries: [],
  cities: [],
  companies: [],
  excludedPlaces: [],
  excludedLanguages: [],
  excludedCompanies: [],
  excludedStudyLevels: [],
  excludedConditions: [],
  studyLevels: [
    { option: 7, isOfOneself: true, names: namesIn('bac +1, bac plus 1') },
    { option: 2, isOfOneself: true, names: namesIn('bac +2, bac plus 2, BTS, DUT, DEUG') },
    {
      option: 8,
      isOfOneself: true,
      names:
        namesIn(`bac +3, bac plus 3, licence, niveau licence, licence pro, licence professionnelle, bachelor, bachelor degree,
      bachelor’s degree, bachelor level`),
    },
    { option: 3, isOfOneself: true, names: namesIn('bac +4, bac plus 4, master 1, M1') },
    {
      option: 4,
      isOfOneself: true,
      names:
        namesIn(`bac +5, bac plus 5, bac +6, bac +8, niveau master, master, mastère, master 2, M2, master degree, master’s degree,
      masters degree, master level`),
    },
  ],
  // Languages have no names here, because their names stay in the text and are searched as words.
  languages: [],
  companySizes: [],
  sectors: [],
  start: [],
  allowance: [],
  remoteWork: [
    {
      option: true,
      names:
        namesIn(`télétravail, télé-travail, télétravailler, télétravail possible, télétravail partiel, télétravail complet,
      full télétravail, 100 % télétravail, travail à distance, travailler à distance, poste à distance, emploi à distance,
      mission à distance, distanciel, travail hybride, remote, full remote, fully remote, partly remote, 100 % remote,
      remote possible, remote work, remote working, remote job, work remotely, working remotely, remotely, telework,
      teleworking, telecommute, telecommuting, work from home, working from home, WFH, home office, homeoffice,
      hybrid work, hybrid working`),
    },
  ],
  environmental: [
    {
      option: true,
      names:
        namesIn(`à visée environnementale, visée environnementale, mission environnementale, mission à visée environnementale,
      VIE vert, V.I.E. vert, VIE environnemental, volontariat vert, environmental mission, environmental purpose,
      mission with an environmental purpose, green VIE`),
    },
  ],
};

type NamedOption = Omit<Named<unknown>, 'option'> & { readonly asks: ActiveCriterion };

/**
 * Names of options in a text that select a criterion (télétravail → remoteWork). Places, companies and
 * mission types are not among them.
 */
export const optionNames: readonly NamedOption[] = criterionNames.flatMap((name) =>
  namesOf[name].map(({ option, ...named }) => ({ ...named, asks: { name, option } })),
);
