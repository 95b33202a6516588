import { lastRuns } from '#board/operators/imports/import-runs.ts';
import { readConfiguration } from '#configuration.ts';
import { openDatabase } from '#database/open.ts';

// `npm run offers:reports`: what the last scheduled imports did, the newest last.
const shown = 10;
const outcomes = { true: 'failed', false: 'done', null: 'stopped' } as const;
const { databaseUrl, dataDir } = readConfiguration(process.env);
const { db, close } = await openDatabase({ databaseUrl, dataDir });
try {
  const runs = await lastRuns({ db }, shown);
  if (runs.length === 0) process.stdout.write('No scheduled import has run (OFFERS_IMPORT_URL).\n');
  for (const { id, startedAt, endedAt, failed, summary } of runs.toReversed()) {
    const outcome = endedAt === null ? 'under way, or killed' : outcomes[`${failed}`];
    process.stdout.write(`\nImport ${id}, ${startedAt.toISOString()}: ${outcome}\n${summary ?? ''}\n`);
  }
} finally {
  await close();
}
