import { parseArgs } from 'node:util';
import { loadDemo } from '#demo/load-demo.ts';
import { loadReference } from '#reference/load-reference.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { openDatabase } from '#database/open.ts';
import { progressBar } from './progress-bar.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

const help = `Fills an empty board with invented companies and offers.

  npm run demo:load -- [--count <offers>] [--seed <number>]

  --count <offers>  how many; 1000 unless told, up to a million and more
  --seed <number>   another seed gives other offers
  --help            this text

The database is the one of the site: DATABASE_URL, else the embedded one under DATA_DIR. A board that has offers is left alone.
`;

type Arguments = { readonly count: number; readonly seed: number | undefined };

async function run({ count, seed }: Arguments, configuration: Configuration): Promise<number> {
  const database = await openDatabase({ ...configuration, report: printLine, patient: true });
  try {
    await loadReference(database.db);
    const bar = progressBar(process.stderr);
    const report = (done: number, total: number): void => {
      bar.show({ read: done, expected: total });
      if (done === total) bar.end();
      if (done === total) printLine('Indexing');
    };
    const settings = seed === undefined ? { count, report } : { count, seed, report };
    const { loaded, companies, offers } = await loadDemo({ db: database.db, now: () => new Date() }, settings);
    printLine(
      loaded ? `Loaded ${offers} offers of ${companies} companies.` : 'The board has offers: nothing was loaded.',
    );
    return 0;
  } finally {
    await database.close();
  }
}

function read(): Arguments | string {
  const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
  const { count = '1000', seed } = values;
  if (!/^[1-9]\d{0,7}$/.test(count)) return '--count should be a whole number of offers, from 1 to 99999999.';
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) return '--seed should be a whole number of at most nine digits.';
  return { count: Number(count), seed: seed === undefined ? undefined : Number(seed) };
}

await runProgram({ name: 'demo:load', help, read, run });
