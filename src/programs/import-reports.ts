import { parseArgs } from 'node:util';
import { lastRuns } from '#board/operators/imports/import-runs.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { runProgram } from './run-program.ts';

const shown = 10;
const outcomes = { true: 'failed', false: 'done', null: 'stopped' } as const;

const help = `What the last ${shown} scheduled imports did, the newest last.

  npm run offers:reports
`;

await runProgram({
  name: 'offers:reports',
  help,
  read: () => parseArgs(),
  run: async (_given, configuration) => {
    const { db, close } = await openSiteDatabase(configuration);
    try {
      const runs = await lastRuns({ db }, shown);
      if (runs.length === 0) process.stdout.write('No scheduled import has run (OFFERS_IMPORT_URL).\n');
      for (const { id, startedAt, endedAt, failed, summary } of runs.toReversed()) {
        const outcome = endedAt === null ? 'under way, or killed' : outcomes[`${failed}`];
        process.stdout.write(`\nImport ${id}, ${startedAt.toISOString()}: ${outcome}\n${summary ?? ''}\n`);
      }
      return 0;
    } finally {
      await close();
    }
  },
});
