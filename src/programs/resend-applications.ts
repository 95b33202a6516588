import { parseArgs } from 'node:util';
import { applicationToRecruiter } from '#board/jobs/application-jobs.ts';
import { resendFailed } from '#board/applications/resend-failed.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

const help = `Sends again the applications whose mail was given up, once the mail server or a recruiter's address is mended.

  npm run applications:resend

The running site sends them.
`;

await runProgram({
  name: 'applications:resend',
  help,
  read: () => parseArgs(),
  run: async (_given, configuration) => {
    const { db, close } = await openSiteDatabase(configuration);
    try {
      const jobs = await startJobs(db, [applicationToRecruiter], (error) => printLine(error.message));
      const count = await resendFailed({ db, jobs });
      await jobs.stop();
      process.stdout.write(`${count} applications are on their way again; the running site sends them.\n`);
      return 0;
    } finally {
      await close();
    }
  },
});
