import { z } from 'zod';
import { dataText } from '#data/texts.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';

const lines = z.array(z.string().trim().min(1)).readonly();

/** Phrases for the offers of a profession, in one language. Any phrase fits next to any other phrase. */
const words = z.strictObject({
  titles: lines,
  /** The aim of the job, in one sentence. */
  purposes: lines,
  /** Tasks, each a line of a list. */
  missions: lines,
  /** The field of study: «en génie civil», “in civil engineering”. */
  field: z.string().trim().min(1),
  /** Skills, each a line of a list. */
  skills: lines,
});
export type ProfessionWords = z.infer<typeof words>;

/** Study levels that offers often require together: bac +5; bac +4 and +5; bac +3 to +5; bac +2 and +3. */
const levels = { master: [4], masterOrFourth: [3, 4], bachelorAndMore: [8, 3, 4], shortStudies: [2, 8] };

/**
 * Groups of sectors: companies that write software or depend on their data; companies that make things;
 * companies that buy and move goods.
 */
const sectors = {
  digital: [100011, 100019, 100014, 100015, 100017, 100009, 100004],
  factories: [100001, 100002, 100003, 100006, 100008, 100009, 100010, 100015, 100016, 100017],
  industries: [
    100001, 100002, 100003, 100004, 100005, 100006, 100008, 100009, 100010, 100013, 100014, 100015, 100016, 100017,
  ],
};

const ids = z.array(z.int()).readonly();
const profession = z.strictObject({
  /** Ids of specializations, see `reference/specializations.ts`. */
  specializations: z.array(z.int()).min(1).readonly(),
  /** Sectors whose companies hire for the profession; empty for all sectors. */
  sectors: z.union([ids, z.enum(['digital', 'factories', 'industries']).transform((name) => sectors[name])]),
  /** Sets of study levels; an offer requires one of the sets. */
  levels: z
    .array(z.enum(['master', 'masterOrFourth', 'bachelorAndMore', 'shortStudies']).transform((name) => levels[name]))
    .readonly(),
  environmental: z.literal(true).optional(),
  fr: words,
  en: words,
});
export type Profession = z.infer<typeof profession>;

/**
 * Names of the files. A new name belongs at the end, because the generator draws by position: a new name
 * there changes the fewest offers.
 */
const hiredFor = `
  software data-science cloud-and-networks it-projects embedded-systems continuous-improvement quality
  mechanical-design automation maintenance production business-development sales-engineering
  sales-administration retail marketing project-management management-control accounting banking
  human-resources law design purchasing transport civil-engineering real-estate renewable-energy environment
  food wine hospitality health materials`;

/** Professions for which companies hire. */
export const companyProfessions: readonly Profession[] = hiredFor.trim().split(/\s+/).map(readProfession);

/** Professions for which administrations hire. These missions are V.I.A. */
export const publicProfessions: readonly Profession[] = ['diplomacy', 'research'].map(readProfession);

function readProfession(name: string): Profession {
  const path = `demo/professions/${name}.json`;
  return professionIn(path, dataText(path));
}

/** @throws if the text is not a profession; the error names the file and each missing or wrong part */
export function professionIn(path: string, text: string): Profession {
  const { data, error } = profession.safeParse(jsonOrNothing(text));
  if (error) throw new Error(`src/data/${path}: ${z.prettifyError(error)}`);
  return data;
}
