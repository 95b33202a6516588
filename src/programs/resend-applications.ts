import { applicationToRecruiter } from '#board/applications/application-jobs.ts';
import { resendFailed } from '#board/applications/resend-failed.ts';
import { openDatabase } from '#database/open.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { readConfiguration } from '#configuration.ts';

// `npm run applications:resend`: for the operator who has mended the mail server or a recruiter's address.
const { databaseUrl, dataDir } = readConfiguration(process.env);
const { db, close } = await openDatabase({ databaseUrl, dataDir });
try {
  const jobs = await startJobs(db, [applicationToRecruiter], (error) => process.stderr.write(`${error.message}\n`));
  const count = await resendFailed({ db, jobs });
  await jobs.stop();
  process.stdout.write(`${count} applications are on their way again; the running site sends them.\n`);
} finally {
  await close();
}
