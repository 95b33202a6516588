import { studyLevels } from '#reference/study-levels.ts';
import { fold } from '#search/text/fold.ts';

/** The study levels that the texts of an offer accept. */
export type LevelReading = {
  /** Ids of study levels, the lowest first. */
  readonly ids: readonly number[];
  /** From 0 to 1. */
  readonly confidence: number;
  /** The words that say so. */
  readonly passage: string;
};

/** Ids of the study levels, the lowest first. */
const ladder = studyLevels.map(({ id }) => id);
const step = { belowBac: 0, bac: 1, bac1: 2, bac2: 3, bac3: 4, bac4: 5, bac5: 6 };
const highest = ladder.length - 1;

type Name = {
  /** A diploma in a folded text. */
  readonly pattern: RegExp;
  readonly step: number;
  /** True for a name that also means something else: a school's own programmes, a trade, a verb. */
  readonly isAmbiguous?: true;
};

const names: readonly Name[] = [
  { pattern: /\bbac ?\+ ?1\b/g, step: step.bac1 },
  { pattern: /\bbac ?\+ ?2\b/g, step: step.bac2 },
  { pattern: /\bbac ?\+ ?3\b/g, step: step.bac3 },
  { pattern: /\bbac ?\+ ?4\b/g, step: step.bac4 },
  { pattern: /\bbac ?\+ ?[5-8]\b/g, step: step.bac5 },
  // The second half of «bac+3/5», «bac+3/+5» and «bac+4 à 5».
  { pattern: /\bbac ?\+ ?[1-4] ?(?:\/|-|a|ou|et|to|or) ?\+? ?5\b/g, step: step.bac5 },
  { pattern: /\bbac ?\+ ?[1-3] ?(?:\/|-|a|ou|et|to|or) ?\+? ?4\b/g, step: step.bac4 },
  { pattern: /\bbac ?\+ ?[12] ?(?:\/|-|a|ou|et|to|or) ?\+? ?3\b/g, step: step.bac3 },
  { pattern: /\b(?:bac pro|baccalaureat|niveau bac|high school diploma)\b(?! ?\+)/g, step: step.bac },
  { pattern: /\b(?:cap\/bep|cap ou bep|bep)\b/g, step: step.belowBac },
  { pattern: /\b(?:bts|dut)\b/g, step: step.bac2 },
  { pattern: /\b(?:bachelor(?:'?s)? degree|licence pro(?:fessionnelle)?|niveau licence|bsc)\b/g, step: step.bac3 },
  { pattern: /\b(?:bachelor(?:'?s)?|licence en)\b/g, step: step.bac3, isAmbiguous: true },
  { pattern: /\b(?:master 1|m1|maitrise universitaire)\b/g, step: step.bac4, isAmbiguous: true },
  { pattern: /\bmaster(?:'?s degree| degree| of science)\b/g, step: step.bac5 },
  {
    pattern: /(?<!scrum |web ?)\bmaster(?:s|'s| 2)?\b(?! data)|\b(?:m2|msc|mba)\b/g,
    step: step.bac5,
    isAmbiguous: true,
  },
  {
    pattern: /\b(?:diplome (?:d'|en )?ingenieur|ingenieur diplome|engineering degree|degree in engineering)\b/g,
    step: step.bac5,
  },
  {
    pattern:
      /\b(?:ecoles? (?:d'ingenieurs?|de commerce|de management)|grandes? ecoles?|(?:business|engineering) schools?)\b/g,
    step: step.bac5,
    isAmbiguous: true,
  },
];

/** Words about the candidate, of which an ambiguous name needs at least one nearby. */
const aboutCandidate =
  /\b(?:titulaire|issue?|diplom|formation|niveau|profil|degree|graduat|student|etudiant|hold|background|education|vous etes|vous avez|vous preparez|you are|you have|currently|cursus|etudes|equivalent|type)/;

/** Words that make a level the lowest of several: «Bac+3 minimum», "at least a bachelor's degree". */
const orMore = /\b(?:minimum|au moins|a partir de|et plus|ou plus|at least|or higher|or above|and above)\b/;
/** Characters around a name in which these words are looked for. */
const reach = 60;

/** French titles of engineers: France protects the diploma, not the word, so the reading is less certain. */
const engineer = /\bingenieur(?:e|\(e\)|·e|\.e)?s?\b/;

/**
 * Reads the study levels that an offer accepts: from the lowest diploma named to the highest. The French word
 * «ingénieur» in a title stands for bac+5 if the texts name no diploma; the English word "engineer" does not.
 * @returns null if the texts name no level
 */
export function readStudyLevel(title: string, ...texts: readonly (string | null)[]): LevelReading | null {
  const all = [title, ...texts].map((text) => (text ?? '').normalize('NFC'));
  const found = all.flatMap(diplomasIn);
  if (found.length > 0) {
    const steps = found.map((one) => one.step);
    const from = Math.min(...steps);
    const to = found.some(({ opens }) => opens) ? highest : Math.max(...steps);
    return { ids: ladder.slice(from, to + 1), confidence: 0.95, passage: passageOf(found) };
  }
  const named = engineer.exec(fold(title));
  return named === null ? null : { ids: ladder.slice(highest), confidence: 0.8, passage: named[0] };
}

type Diploma = { readonly step: number; readonly opens: boolean; readonly at: number; readonly text: string };

function diplomasIn(text: string): readonly Diploma[] {
  const folded = fold(text);
  return names
    .flatMap(({ pattern, step: level, isAmbiguous }) =>
      Array.from(folded.matchAll(pattern), ({ 0: match, index }) => {
        const around = folded.slice(Math.max(0, index - reach), index + match.length + reach);
        // In English a bachelor's degree is the least that is expected.
        const opens = orMore.test(around) || match.startsWith('bachelor');
        return { step: level, opens, at: index, text: match, counts: !isAmbiguous || aboutCandidate.test(around) };
      }),
    )
    .filter(({ counts }) => counts)
    .toSorted((a, b) => a.at - b.at);
}

function passageOf(found: readonly Diploma[]): string {
  return [...new Set(found.map(({ text }) => text))].slice(0, 3).join(', ');
}
