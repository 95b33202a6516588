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

const met: boolean[] = [];
for (const name of ['first', 'second']) {
  const labels = labelsSchema.parse(await readJson(join(import.meta.dirname, 'reading', `${name}-labels.json`)));
  met.push(compare(name, labels));
}
process.exitCode = met.every(Boolean) ? 0 : 1;

/** Prints the figures of a set of labels. */
function compare(name: string, labels: z.infer<typeof labelsSchema>): boolean {
  const labelled = rows.flatMap((row) => {
    const label = labels[row.id];
    return label === undefined ? [] : [{ row, label }];
  });
  if (labelled.length === 0) throw new Error(`The file has none of the ${name} labelled offers`);
  const tally = { read: 0, right: 0, found: 0, accepted: 0, levels: 0, rightLevels: 0, remote: 0, wrongRemote: 0 };
  for (const { row, label } of labelled) {
    const read = readRow(row);
    const families = [...new Set(read.specializationIds.map(familyOf))];
    const good = families.filter((family) => label.fields.includes(family) || label.also.includes(family));
    tally.read += families.length;
    tally.right += good.length;
    tally.accepted += Math.min(1, good.length);
    tally.found += Number(families.some((family) => label.fields.includes(family)));
    const [lowest] = read.studyLevelIds;
    tally.levels += Number(lowest !== undefined);
    tally.rightLevels += Number(lowest !== undefined && [label.level, label.alsoLevel].includes(lowest));
    tally.remote += Number(read.remoteWork);
    tally.wrongRemote += Number(read.remoteWork && !label.remote);
  }
  const precision = tally.right / tally.read;
  const recall = tally.found / labelled.length;
  process.stdout.write(`${name} set, ${labelled.length} offers\n`);
  process.stdout.write(`  an acceptable field for ${(tally.accepted / labelled.length).toFixed(3)} of the offers\n`);
  return [
    say(`job field, precision: ${precision.toFixed(3)} of ${tally.read} families`, precision >= budgets.precision),
    say(`job field, recall: ${recall.toFixed(3)}`, recall >= budgets.recall),
    say(
      `study level, precision: ${tally.rightLevels} of ${tally.levels}`,
      tally.rightLevels >= tally.levels * budgets.precision,
    ),
    say(`remote work, invented: ${tally.wrongRemote} of ${tally.remote}`, tally.wrongRemote === 0),
  ].every(Boolean);
}

function readRow({ missionTitle: title, missionDescription: description }: z.infer<typeof rowSchema>) {
  const empty = { profile: null, specializationIds: [], studyLevelIds: [], remoteWork: false };
  return readOfferTexts({ title, description, ...empty }, reference);
}

function say(line: string, isMet: boolean): boolean {
  process.stdout.write(`  ${line} ${isMet ? 'met' : 'NOT MET'}\n`);
  return isMet;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
