/**
 * What an offer of this profession may say, in one language. Fragments stand alone: any of them fits beside
 * any other.
 */
export type Words = {
  readonly titles: readonly string[];
  /** One sentence: what the job is for. */
  readonly purposes: readonly string[];
  /** Tasks, each a line of a list. */
  readonly missions: readonly string[];
  /** What one has studied: «en génie civil», “in civil engineering”. */
  readonly field: string;
  /** What one can do, each a line of a list. */
  readonly skills: readonly string[];
};

export type Profession = {
  /** Ids of `reference/specializations.ts`. */
  readonly specializations: readonly number[];
  /** Sectors whose companies hire for it; none: all of them do. */
  readonly sectors: readonly number[];
  /** Sets of study levels of which an offer asks one. */
  readonly levels: readonly (readonly number[])[];
  readonly environmental?: true;
  readonly fr: Words;
  readonly en: Words;
};

/** Bac +5; bac +4 and +5; bac +3 to +5; bac +2 and +3: the usual demands. */
export const master = [4];
export const masterOrFourth = [3, 4];
export const bachelorAndMore = [8, 3, 4];
export const shortStudies = [2, 8];
