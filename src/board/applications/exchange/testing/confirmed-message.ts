import { connect } from '#database/connection.ts';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { sendingOf, writeMessage } from '../write-message.ts';

// A program that accepts a message of a candidate and prints this, but does not send the letter: `node
// confirmed-message.ts <database address> <application id>`.
const [database = '', applicationId = ''] = process.argv.slice(2);
const db = connect(database);
const jobs = await startJobs(db, applicationJobs, (error) => {
  throw error;
});
const message = { text: 'Mardi me va.', sending: sendingOf('form', 'a key') };
await writeMessage({ db, jobs, now: () => new Date() }, { applicationId, author: 'candidate', ...message });
process.stdout.write('confirmed\n');
setInterval(() => undefined, 60_000);
