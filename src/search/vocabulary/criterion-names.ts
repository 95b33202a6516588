import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';

/** An option of a criterion under the names by which a text asks for nothing but it. */
type NamedOption = {
  readonly asks: ActiveCriterion;
  readonly names: readonly string[];
  /** Whoever says it may speak of oneself: it narrows only a board whose offers tell it. */
  readonly isOfOneself?: true;
};

function namesIn(line: string): readonly string[] {
  return line.split(/,\s+/);
}

/** What places, companies and mission types are to texts, other criteria that have a plain name are too. */
export const optionNames: readonly NamedOption[] = [
  {
    asks: { name: 'remoteWork', option: true },
    names:
      namesIn(`télétravail, télé-travail, télétravailler, télétravail possible, télétravail partiel, télétravail complet,
      full télétravail, 100 % télétravail, travail à distance, travailler à distance, poste à distance, emploi à distance,
      mission à distance, distanciel, travail hybride, remote, full remote, fully remote, partly remote, 100 % remote,
      remote possible, remote work, remote working, remote job, work remotely, working remotely, remotely, telework,
      teleworking, telecommute, telecommuting, work from home, working from home, WFH, home office, homeoffice,
      hybrid work, hybrid working`),
  },
  {
    asks: { name: 'environmental', option: true },
    names:
      namesIn(`à visée environnementale, visée environnementale, mission environnementale, mission à visée environnementale,
      VIE vert, V.I.E. vert, VIE environnemental, volontariat vert, environmental mission, environmental purpose,
      mission with an environmental purpose, green VIE`),
  },
  { asks: { name: 'studyLevels', option: 7 }, isOfOneself: true, names: namesIn('bac +1, bac plus 1') },
  { asks: { name: 'studyLevels', option: 2 }, isOfOneself: true, names: namesIn('bac +2, bac plus 2, BTS, DUT, DEUG') },
  {
    asks: { name: 'studyLevels', option: 8 },
    isOfOneself: true,
    names: namesIn(`bac +3, bac plus 3, niveau licence, licence pro, licence professionnelle, bachelor, bachelor degree,
      bachelor’s degree, bachelor level`),
  },
  { asks: { name: 'studyLevels', option: 3 }, isOfOneself: true, names: namesIn('bac +4, bac plus 4, master 1, M1') },
  {
    asks: { name: 'studyLevels', option: 4 },
    isOfOneself: true,
    names:
      namesIn(`bac +5, bac plus 5, bac +6, bac +8, niveau master, master, mastère, master 2, M2, master degree, master’s degree,
      masters degree, master level`),
  },
];
