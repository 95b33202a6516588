import { parseArgs } from 'node:util';
import { registrationCounts } from '#board/registrations/count-registration.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { runProgram } from './run-program.ts';

const shown = 31;

const help = `How many people registered each day, with a simple or a complete account; the last ${shown} days of them.

  npm run registrations
`;

await runProgram({
  name: 'registrations',
  help,
  read: () => parseArgs(),
  run: async (_given, configuration) => {
    const { db, close } = await openSiteDatabase(configuration);
    try {
      const days = await registrationCounts({ db }, shown);
      if (days.length === 0) process.stdout.write('Nobody has registered yet.\n');
      for (const { day, simple, complete } of days)
        process.stdout.write(`${day}  simple ${simple}  complete ${complete}\n`);
      return 0;
    } finally {
      await close();
    }
  },
});
