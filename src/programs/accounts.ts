import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import type { Board } from '#board/context/board.ts';
import { accountClosed } from '#board/privacy/closing/closed-job.ts';
import { closeAccount } from '#board/privacy/closing/close-account.ts';
import { erasedAfter } from '#board/privacy/closing/grace.ts';
import { eraseAccount } from '#board/privacy/erase-account.ts';
import { exportArchive, exportSignIn } from '#board/privacy/export-archive.ts';
import { findAccounts, type FoundAccount } from '#board/privacy/find-account.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { accountsNamed } from '#identity/provider/accounts/accounts-named.ts';
import { endAccountSessions } from '#identity/provider/accounts/end-account-sessions.ts';
import { dropSessionsOf } from '#identity/relying-party/signed-in/own-sessions.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { openFiles } from '#server/wiring/open-files.ts';
import { signInAccounts } from '#server/wiring/sign-in-accounts.ts';
import { type AskedAccount, readAskedAccount } from './asked-account.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { runProgram } from './run-program.ts';

const help = `Exports or deletes what is kept of a candidate who asks the operator.

  npm run accounts -- export <address or object id> --to <file.zip>
  npm run accounts -- delete <address or object id> [--now] [--yes]

\`export\` writes all that the candidate could download. \`delete\` does as the candidate's own button: the account is closed, a
letter says so, and it is erased after thirty days unless its owner signs in. With \`--now\` it is erased at once, for good and
without a letter. The address has to be typed once more; \`--yes\` is for scripts. A person who has signed up and never came
to the site has an account at the identity provider only: export gives that account, and only \`--now\` deletes it.
`;

type Reached = Pick<Board, 'accounts' | 'db' | 'files' | 'now'>;

async function run(asked: AskedAccount, configuration: Configuration): Promise<number> {
  const { db, close } = await openSiteDatabase(configuration);
  try {
    const { files } = await openFiles(db, configuration);
    const board = { db, files, accounts: signInAccounts(configuration), now: () => new Date() };
    const found = await findAccounts(board, asked.named);
    const [account] = found;
    if (account === undefined && board.accounts) {
      const [known] = await accountsNamed(db, asked.named);
      if (known) return await ofProviderAlone(board, known, asked);
    }
    if (account === undefined) return refuse(`No candidate has the address or object id ${asked.named}.`);
    if (found.length > 1) return refuse(`Several have it: ${found.map(({ candidate }) => candidate.oid).join(', ')}.`);
    const { email } = account.candidate;
    if (asked.what === 'export') return await exportOf(board, account, asked.to);
    if (!asked.isSure && !(await isConfirmed(email))) return refuse('Nothing was deleted.');
    return asked.atOnce ? await erase(board, account) : await closeWithGrace(board, account);
  } finally {
    await close();
  }
}

/**
 * Writes the archive. It names files that are lost, infected or not scanned yet, but does not contain these
 * files.
 */
async function exportOf(board: Reached, account: FoundAccount, to: string): Promise<number> {
  let absent = 0;
  const get = async (key: string) => {
    absent += 1;
    const bytes = await board.files.get(key);
    absent -= 1;
    return bytes;
  };
  const archive = await exportArchive({ ...board, files: { ...board.files, get } }, account);
  const code = await write(archive, account.candidate.email, to);
  if (code === 0 && absent > 0) say(`${absent} of the files could not be put in: data.json says which, and why.`);
  return code;
}

/**
 * Writes the archive into a file that only its owner can read. Never overwrites an existing file, and leaves
 * no partial file.
 */
async function write(archive: Readable, email: string, to: string): Promise<number> {
  const file = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(archive, file);
  } catch (error) {
    if (file.bytesWritten > 0 || !file.pending) await rm(to, { force: true });
    return refuse(error instanceof Error ? error.message : String(error));
  }
  return say(`${to} holds all that is kept of ${email}.`);
}

/** Handles a person who has an account at the provider but has never come to the site. */
async function ofProviderAlone(
  board: Reached,
  { oid, email }: { oid: string; email: string },
  asked: AskedAccount,
): Promise<number> {
  if (asked.what === 'export') return write(await exportSignIn(board, oid), email, asked.to);
  if (!asked.atOnce) return refuse(`${email} never came to the site: there is nothing to close. --now deletes it.`);
  if (!asked.isSure && !(await isConfirmed(email))) return refuse('Nothing was deleted.');
  await board.db.transaction().execute(async (transaction) => board.accounts?.forget(transaction, oid));
  return say(`${email} is erased.`);
}

async function isConfirmed(email: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const { promise, resolve } = Promise.withResolvers<string>();
  terminal.once('close', () => resolve(''));
  const question = `Type the address of the account, ${email}, to delete it: `;
  const typed = await Promise.race([terminal.question(question), promise]);
  terminal.close();
  return typed.trim().toLowerCase() === email.toLowerCase();
}

async function erase(board: Reached, account: FoundAccount): Promise<number> {
  await eraseAccount(board, account);
  await signOut(board, account);
  return say(`${account.candidate.email} is erased.`);
}

async function closeWithGrace(board: Reached, account: FoundAccount): Promise<number> {
  const jobs = await startJobs(board.db, [accountClosed], (error) => process.stderr.write(`${error.message}\n`));
  await closeAccount({ ...board, jobs }, account).finally(() => jobs.stop());
  await signOut(board, account);
  const [closed] = await findAccounts(board, account.candidate.oid);
  const end = erasedAfter(closed?.closedAt ?? board.now())
    .toISOString()
    .slice(0, 10);
  return say(`${account.candidate.email} is closed, and erased on ${end} unless its owner signs in before.`);
}

/** Signs a person out everywhere: at the site and at our own provider. */
async function signOut({ db }: Reached, { candidate }: FoundAccount): Promise<void> {
  await dropSessionsOf(db, candidate.oid);
  await endAccountSessions(db, candidate.oid);
}

function say(line: string): number {
  process.stdout.write(`${line}\n`);
  return 0;
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}

await runProgram({ name: 'accounts', help, read: readAskedAccount, run });
