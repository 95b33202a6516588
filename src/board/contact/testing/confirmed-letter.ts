import { connect } from '#database/connection.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { contactMail } from '../contact-job.ts';
import { sendContact } from '../send-contact.ts';

// A program that accepts a message to the operator and prints this, but does not send the message: `node
// confirmed-letter.ts <database address>`.
const db = connect(process.argv[2] ?? '');
const jobs = await startJobs(db, [contactMail], (error) => {
  throw error;
});
const letter = { name: 'Zoé Ørsted', email: 'zoe@example.org', subject: 'Mon compte', message: 'Bonjour, j’attends.' };
await sendContact({ db, jobs, now: () => new Date(), contact: 'contact@example.org' }, letter, 'fr');
process.stdout.write('confirmed\n');
setInterval(() => undefined, 60_000);
