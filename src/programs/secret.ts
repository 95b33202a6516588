import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { Tables } from '#database/tables.ts';
import { changeSecret, SecretChanged } from '#server/wiring/change-secret.ts';
import { keptCheck } from '#server/wiring/check-secret.ts';
import { secretFile } from '#server/wiring/secret.ts';
import { writeDurably } from '#write-durably.ts';
import { type ChosenSecrets, chooseSecrets, draftOf } from './choose-secrets.ts';
import { canAsk, confirm } from './confirm.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { Misused, runProgram } from './run-program.ts';

const ends = `Everybody is signed out, and typed forms that waited for a sign-in are lost. Codes of sign-in, and letters about accounts that wait,
end. Links stop working: recruiters' links to applications, links of alerts and the newsletter, feeds of saved searches, previews.
Passwords, passkeys and keys of programs stay good; signing keys and secrets of webhooks are sealed anew.
`;

const help = `Changes the secret of the installation, from which the keys of sessions and links come.

  npm run secret -- change [--lost] [--yes]

  --lost  the present secret is not known any more: signing keys are made anew, webhooks have to be registered anew
  --yes   for scripts: nobody is asked

Stop every process of the site first. The next secret is SECRET, and the present one OLD_SECRET, or what DATA_DIR/secret holds.
Without SECRET a new one is made and kept in DATA_DIR/secret. Then start every process with the next one.

${ends}`;

type Asked = { readonly isLost: boolean; readonly isSure: boolean };

function read(): Asked | string {
  const off = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { lost: off, yes: off } });
  if (positionals.length === 0) return '';
  if (positionals.join(' ') !== 'change') return `There is no command ${positionals.join(' ')}.`;
  return { isLost: values.lost, isSure: values.yes };
}

async function run(asked: Asked, configuration: Configuration): Promise<number> {
  const { db, close } = await openSiteDatabase(configuration);
  try {
    const kept = await keptCheck(db);
    if (kept === null) throw new Misused('The database has no secret yet: the next start gives it one.');
    const secrets = await chooseSecrets(configuration, kept, asked.isLost);
    await refuseWhileRunning(db);
    process.stderr.write(ends);
    if (!asked.isSure && !canAsk()) throw new Misused('Nothing was changed: add --yes where nobody can be asked.');
    if (!asked.isSure && !(await confirm('Change the secret?'))) return tell('Nothing was changed.', 1);
    const { signingKeys, webhooks } = await change(db, { dataDir: configuration.dataDir, kept, secrets });
    return tell(`The secret is changed; ${signingKeys} signing keys and ${webhooks} webhooks are sealed anew.`, 0);
  } finally {
    await close();
  }
}

type Change = { readonly dataDir: string; readonly kept: Buffer; readonly secrets: ChosenSecrets };

/** Changes the secret of the database, and then renames the new secret into place in the data folder. */
async function change(db: Kysely<Tables>, { dataDir, kept, secrets }: Change) {
  const { present, next, toKeep } = secrets;
  const prepare = () => writeDraft(dataDir, secrets);
  try {
    const done = await changeSecret(db, { kept, present, next, prepare });
    if (toKeep !== null) await rename(draftOf(dataDir), secretFile(dataDir));
    return done;
  } catch (error) {
    if (!(error instanceof SecretChanged)) throw error;
    throw new Misused('Nothing was changed: the database got another secret meanwhile.');
  }
}

async function writeDraft(dataDir: string, { toKeep, isUnfinished }: ChosenSecrets): Promise<void> {
  if (isUnfinished) await rename(draftOf(dataDir), secretFile(dataDir));
  if (toKeep === null) return;
  await rm(draftOf(dataDir), { force: true });
  await writeDurably(draftOf(dataDir), toKeep);
}

const tries = 20;

/**
 * Refuses to change the secret while the site runs, because a running process would continue with the
 * previous secret. Waits a moment, because the sessions of the migrations may still be closing.
 */
async function refuseWhileRunning(db: Kysely<Tables>): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and application_name = current_setting('application_name') and pid <> pg_backend_pid()`.execute(db);
    if (rows.length === 0) return;
    if (left === 1)
      throw new Misused(`Stop the site first: a process of it holds ${rows.length} connections to this database.`);
    await wait(100);
  }
}

function tell(line: string, code: number): number {
  process.stdout.write(`${line}\n`);
  return code;
}

await runProgram({ name: 'secret', help, read, run });
