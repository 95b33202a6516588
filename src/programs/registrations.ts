import { registrationCounts } from '#board/registrations/registration-counts.ts';
import { readConfiguration } from '#configuration.ts';
import { openDatabase } from '#database/open.ts';

// `npm run registrations`: how many registered each day, the last month of them.
const shown = 31;
const { databaseUrl, dataDir } = readConfiguration(process.env);
const { db, close } = await openDatabase({ databaseUrl, dataDir });
try {
  const days = await registrationCounts({ db }, shown);
  if (days.length === 0) process.stdout.write('Nobody has registered yet.\n');
  for (const { day, simple, complete } of days)
    process.stdout.write(`${day}  simple ${simple}  complete ${complete}\n`);
} finally {
  await close();
}
