import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Board } from '#board/context/board.ts';
import { closeForCandidate, eraseCandidate } from '#board/operators/people/erase-candidate.ts';
import { exportCandidate } from '#board/operators/people/export-candidate.ts';
import { readCandidateFile } from '#board/operators/people/read-candidate-file.ts';
import { accountClosed } from '#board/privacy/closing/closed-job.ts';
import { erasedAfter } from '#board/privacy/closing/grace.ts';
import { exportSignIn } from '#board/privacy/export-archive.ts';
import { findAccounts, type FoundAccount } from '#board/privacy/find-account.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { accountsNamed } from '#identity/provider/accounts/accounts-named.ts';
import { endAccountSessions } from '#identity/provider/accounts/end-account-sessions.ts';
import { dropSessionsOf } from '#identity/relying-party/signed-in/own-sessions.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { openFiles } from '#server/wiring/open-files.ts';
import { signInAccounts } from '#server/wiring/sign-in-accounts.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import { type AskedAccount, readAskedAccount } from './asked-account.ts';
import { askLine } from './confirm.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { runProgram } from './run-program.ts';

const help = `Exports or deletes what is kept of a candidate who asks the operator.

  npm run accounts -- export <address or object id> --to <file.zip> --reason "…"
  npm run accounts -- delete <address or object id> --reason "…" [--now] [--yes]

\`export\` writes all that the candidate could download. \`delete\` does as the candidate's own button: the account is closed, a
letter says so, and it is erased after thirty days unless its owner signs in. With \`--now\` it is erased at once, for good and
without a letter. The address has to be typed once more; \`--yes\` is for scripts. A person who has signed up and never came
to the site has an account at the identity provider only: export gives that account, and only \`--now\` deletes it.
The audit keeps each use with its reason. The candidate reads the reason of an export: write a ticket, no name or address.
`;

type Reached = Pick<Board, 'accounts' | 'db' | 'files' | 'now'>;
type Deleting = AskedAccount & { readonly what: 'delete' };

const actor = { kind: 'program', name: 'accounts' } as const;

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
    if (account === undefined || found.length > 1) return await tellOfNone(board, asked);
    return asked.what === 'export' ? await exportOf(board, account, asked) : await deleteOf(board, account, asked);
  } finally {
    await close();
  }
}

/** Nobody has the address, or several do: the office records that too. */
async function tellOfNone(board: Reached, { named, reason }: AskedAccount): Promise<number> {
  const read = await readCandidateFile(board, actor, { find: named, reason });
  const several = read.found === 'several' ? read.oids : [];
  if (several.length > 0) return refuse(`Several have it: ${several.join(', ')}.`);
  return refuse(`No candidate has the address or object id ${named}.`);
}

/**
 * Writes the archive. It names files that are lost, infected or not scanned yet, but does not contain these
 * files.
 */
async function exportOf(
  board: Reached,
  { candidate: { oid, email } }: FoundAccount,
  { to, reason }: AskedAccount & { readonly what: 'export' },
): Promise<number> {
  let absent = 0;
  const get = async (key: string) => {
    absent += 1;
    const bytes = await board.files.get(key);
    absent -= 1;
    return bytes;
  };
  const reached = { ...board, files: { ...board.files, get } };
  const code = await write(() => exportCandidate(reached, actor, { oid, reason }), email, to);
  if (code === 0 && absent > 0) say(`${absent} of the files could not be put in: data.json says which, and why.`);
  return code;
}

/**
 * Writes an archive into a file that only its owner can read. Never overwrites an existing file, and leaves
 * no partial file. The archive is read only after the file is there.
 */
async function write(read: () => Promise<Readable>, email: string, to: string): Promise<number> {
  try {
    const file = await open(to, 'wx', 0o600);
    await read()
      .then((archive) => pipeline(archive, file.createWriteStream()))
      .catch(async (error: unknown) => {
        await rm(to, { force: true });
        throw error;
      })
      .finally(() => file.close());
  } catch (error) {
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
  const subject = { kind: 'candidate', id: oid } as const;
  const act = { actor, subject, reason: asked.reason, at: board.now() } as const;
  if (asked.what === 'export') {
    const read = async () => {
      await recordActs(board.db, [{ ...act, act: 'candidate.export' }]);
      return exportSignIn(board, oid);
    };
    return write(read, email, asked.to);
  }
  if (!asked.atOnce) return refuse('The owner never came to the site: there is nothing to close. --now deletes it.');
  if (!(await isConfirmed(email, asked))) return refuse('Nothing was deleted.');
  await board.db.transaction().execute(async (transaction) => {
    await board.accounts?.forget(transaction, oid);
    await recordActs(transaction, [{ ...act, act: 'candidate.erase' }]);
  });
  return say(`${email} is erased.`);
}

/** The question does not name the address, because whoever gives an object id may not know it. */
const isConfirmed = async (email: string, { isSure }: Deleting): Promise<boolean> =>
  isSure || (await askLine('Type the address of the account to delete it: ')).toLowerCase() === email.toLowerCase();

async function deleteOf(board: Reached, account: FoundAccount, asked: Deleting): Promise<number> {
  const { oid, email } = account.candidate;
  if (!(await isConfirmed(email, asked))) return refuse('Nothing was deleted.');
  const typed = { oid, reason: asked.reason };
  if (!asked.atOnce) return closeWithGrace(board, account, typed);
  await eraseCandidate(board, actor, { ...typed, address: email });
  await signOut(board, account);
  return say(`${email} is erased.`);
}

async function closeWithGrace(
  board: Reached,
  account: FoundAccount,
  typed: { readonly oid: string; readonly reason: string },
): Promise<number> {
  const jobs = await startJobs(board.db, [accountClosed], (error) => process.stderr.write(`${error.message}\n`));
  await closeForCandidate({ ...board, jobs }, actor, typed).finally(() => jobs.stop());
  await signOut(board, account);
  const [closed] = await findAccounts(board, typed.oid);
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
