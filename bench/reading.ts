import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { specializations } from '../src/reference/specializations.ts';
import { readOfferTexts } from '../src/search/extraction/read-offer-texts.ts';

// Compares the job fields, study levels and remote work that the board reads from texts with labels by hand.
// The texts lie outside the repository: npm run bench:reading -- <file of a search response>.
const budgets = { precision: 0.95, recall: 0.85 };

const ids = z.array(z.int());
const labelsSchema = z.record(
  z.string(),
  z.object({
    fields: ids,
    also: ids.default([]),
    level: z.int().nullable(),
    alsoLevel: z.int().optional(),
    remote: z.boolean(),
  }),
);
const rowSchema = z.object({
  id: z.int(),
  missionTitle: z.string(),
  missionDescription: z.string().nullable().default(null),
});
const responseSchema = z.object({ result: z.array(rowSchema) });

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Give the file of a search response with the labelled offers');
const rows = responseSchema.parse(await readJson(path)).result;
const reference = { specializations: new Map(specializations.map((one) => [one.id, one])) };
const familyOf = (id: number): number => reference.specializations.get(id)?.parentId ?? id;

const none = {
  offers: 0,
  read: 0,
  right: 0,
  found: 0,
  accepted: 0,
  levels: 0,
  rightLevels: 0,
  remote: 0,
  wrongRemote: 0,
};
type Tally = typeof none;

const tallies: Tally[] = [];
for (const name of ['first', 'second', 'third']) {
  const labels = labelsSchema.parse(await readJson(join(import.meta.dirname, 'reading', `${name}-labels.json`)));
  const tally = rows.reduce((before, row) => withRow(before, row, labels[row.id]), none);
  if (tally.offers === 0) throw new Error(`The file has none of the offers of the ${name} set`);
  report(`${name} set`, tally);
  tallies.push(tally);
}
const all = tallies.reduce(sum);
report('all sets', all);
const isMet =
  all.right / all.read >= budgets.precision &&
  all.found / all.offers >= budgets.recall &&
  all.rightLevels / all.levels >= budgets.precision &&
  all.wrongRemote === 0;
process.stdout.write(
  `budgets for all sets: precision ${budgets.precision}, recall ${budgets.recall}, no invented remote work: ${isMet ? 'met' : 'NOT MET'}\n`,
);
process.exitCode = isMet ? 0 : 1;

/** Compares what the board reads in an offer with its label; an offer without a label changes nothing. */
function withRow(before: Tally, row: z.infer<typeof rowSchema>, label?: z.infer<typeof labelsSchema>[string]): Tally {
  if (label === undefined) return before;
  const read = readRow(row);
  const families = [...new Set(read.specializationIds.map(familyOf))];
  const good = families.filter((family) => label.fields.includes(family) || label.also.includes(family));
  const [lowest] = read.studyLevelIds;
  return sum(before, {
    offers: 1,
    read: families.length,
    right: good.length,
    found: Number(families.some((family) => label.fields.includes(family))),
    accepted: Math.min(1, good.length),
    levels: Number(lowest !== undefined),
    rightLevels: Number(lowest !== undefined && [label.level, label.alsoLevel].includes(lowest)),
    remote: Number(read.remoteWork),
    wrongRemote: Number(read.remoteWork && !label.remote),
  });
}

function sum(one: Tally, other: Tally): Tally {
  return {
    offers: one.offers + other.offers,
    read: one.read + other.read,
    right: one.right + other.right,
    found: one.found + other.found,
    accepted: one.accepted + other.accepted,
    levels: one.levels + other.levels,
    rightLevels: one.rightLevels + other.rightLevels,
    remote: one.remote + other.remote,
    wrongRemote: one.wrongRemote + other.wrongRemote,
  };
}

function report(
  name: string,
  { offers, read, right, found, accepted, levels, rightLevels, remote, wrongRemote }: Tally,
) {
  process.stdout.write(`${name}, ${offers} offers
  job field: precision ${(right / read).toFixed(3)} of ${read} families, recall ${(found / offers).toFixed(3)}
  an acceptable field for ${(accepted / offers).toFixed(3)} of the offers
  study level: ${rightLevels} of ${levels} right; remote work: ${wrongRemote} of ${remote} invented
`);
}

function readRow({ missionTitle: title, missionDescription: description }: z.infer<typeof rowSchema>) {
  const empty = { profile: null, specializationIds: [], studyLevelIds: [], remoteWork: false };
  return readOfferTexts({ title, description, ...empty }, reference);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
