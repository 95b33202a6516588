import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { movePlaces } from '#board/offers/changes/move-places.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import {
  CannotMove,
  checkSource,
  checkTarget,
  follow,
  isFollowing,
  lagOf,
  type Move,
  unfollow,
} from '#database/moving/follow-source.ts';
import { awaitLast, compareRows, copySequences, holdsWrites, holdWrites } from '#database/moving/take-over.ts';
import { keepNameAt, nameInstallation } from '#database/installation-name.ts';
import { openDatabase } from '#database/open.ts';
import type { Tables } from '#database/tables.ts';
import { minute, second } from '#durations.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { canAsk, confirm } from './confirm.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { printLine } from './read-command.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `Moves the database to another PostgreSQL server, of another major version too, while the site runs.

  npm run database:move -- --to <address or folder>            copies all rows, then lets the new server follow the present one
  npm run database:move -- --to <address or folder> --switch   the same, then moves over: writing stops for seconds
  npm run database:move -- --to <address or folder> --undo     gives up, also after a switch that broke off: the present server goes on

  --yes  for scripts: nobody is asked. --undo asks only after a finished switch, because then both servers take writes

The present server is that of DATABASE_URL, or the embedded one of DATA_DIR. An address is postgres://…; a folder is the DATA_DIR of an
embedded server. The present server needs wal_level = logical. After --switch the present server stays read-only: start the site with
the new DATABASE_URL.
`;

type Asked = { readonly to: string; readonly act: 'follow' | 'switch' | 'undo'; readonly isSure: boolean };

function read(): Asked | string {
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { to: { type: 'string' }, switch: flag, undo: flag, yes: flag } });
  const { to = '', switch: isSwitch = false, undo = false, yes: isSure = false } = values;
  if (to === '') return 'Name the new server: --to.';
  if (!isAddress(to) && to.includes('://')) return '--to is a folder, or an address that begins with postgres://.';
  if (isSwitch && undo) return '--switch and --undo exclude each other.';
  return { to, act: undo ? 'undo' : isSwitch ? 'switch' : 'follow', isSure };
}

/** Time within which the last changes arrive at the new server. */
const patience = 2 * minute;

const isAddress = (to: string): boolean => /^postgres(ql)?:\/\//.test(to);

async function run({ to, act, isSure }: Asked, configuration: Configuration): Promise<number> {
  const source = await openSiteDatabase({ ...configuration, patient: true });
  try {
    if (act !== 'undo') await checkSource(source.db);
    const target = await openTarget(to);
    try {
      const move = { source: source.db, sourceUrl: source.directUrl, target: target.db };
      if (act === 'undo') return await undo(move, isSure);
      // Before the rows are copied: the new server goes on under the name of this one.
      await nameInstallation(move.source, configuration);
      await checkTarget(move);
      await prepareQueues(move.target);
      if (!(await isFollowing(move))) await follow(move);
      await awaitCopy(move);
      if (act === 'follow')
        printLine('The new server has every row, and follows. --switch moves over; --undo gives up.');
      else await moveOver(move, isAddress(to));
      return 0;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** @throws CannotMove, whose message names the option and not the variable of the present server */
async function openTarget(to: string): ReturnType<typeof openDatabase> {
  try {
    return await openDatabase({ ...(isAddress(to) && { databaseUrl: to }), dataDir: to, patient: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotMove(`--to should lead to a new database that its role may fill: ${reason}.`, { cause: error });
  }
}

/** Creates the tables of the job queue, which are no migrations; the queues in them are rows, and follow. */
async function prepareQueues(db: Kysely<Tables>): Promise<void> {
  const jobs = await startJobs(db, [], (error) => printLine(error.message));
  await jobs.stop();
}

async function awaitCopy(move: Move): Promise<void> {
  for (let told = ''; ;) {
    const { tables, bytes } = await lagOf(move);
    if (tables === 0 && bytes < 2 ** 20) return;
    const line = `${tables} tables to copy, ${Math.ceil(bytes / 2 ** 20)} MB behind`;
    if (line !== told) printLine((told = line));
    await wait(second / 2);
  }
}

/** A failure lets the present server go on, and the new one follow. */
async function moveOver(move: Move, hasAddress: boolean): Promise<void> {
  const began = Date.now();
  await holdWrites(move.source, true);
  try {
    await awaitLast(move, patience);
    await copySequences(move);
    printLine(`${await compareRows(move)} rows are equal on both servers.`);
    await movePlaces(move.source, move.target);
    await keepNameAt(move.target);
  } catch (error) {
    await holdWrites(move.source, false);
    throw error;
  }
  await unfollow(move);
  printLine(`Moved over; nobody could write for ${((Date.now() - began) / second).toFixed(1)} s so far.`);
  printLine(
    `Start the site with ${hasAddress ? 'DATABASE_URL at the new server' : 'this DATA_DIR'}. The old server is read-only.`,
  );
}

async function undo(move: Pick<Move, 'source' | 'target'>, isSure: boolean): Promise<number> {
  // Read-only, and nobody follows: the switch is finished, and the new server may have taken writes since.
  const isFinished = (await holdsWrites(move.source)) && !(await isFollowing(move));
  if (isFinished && !isSure) {
    printLine(afterSwitch);
    if (!canAsk()) throw new Misused('Nothing was changed: add --yes where nobody can be asked.');
    if (!(await confirm('Let the old server take writes again?'))) {
      printLine('Nothing was changed.');
      return 1;
    }
  }
  await holdWrites(move.source, false);
  await unfollow(move);
  printLine('Nobody follows; the present server goes on. Drop the new database before another try.');
  return 0;
}

const afterSwitch = `The switch to the new server is finished. After --undo the old server takes writes again, and lacks whatever the new
one was told since the switch. Nothing brings the two together again: stop every process that uses the new server first.`;

await runProgram({ name: 'database:move', help, read, run });
