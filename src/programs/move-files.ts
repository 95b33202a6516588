import { parseArgs } from 'node:util';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { FileStore } from '#files/file-store.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';
import { moveStore } from '#files/move-store.ts';
import { openAskedStore } from './asked-store.ts';
import { shareBar } from './progress-bar.ts';
import { printLine } from './read-command.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `Copies the uploaded files to another store, and compares each copy.

  npm run files:move -- <from> <to> [--leave-damaged]

  <from>, <to>     local:<data folder>, or an address as for FILES_URL: "s3://bucket/folder?endpoint=https://…&region=…"
  --leave-damaged  ends the move although some files of the source cannot be read

The keys of a store are FILES_ACCESS_KEY and FILES_SECRET_KEY; if both are stores with keys of their own, those of <from> are
FILES_FROM_ACCESS_KEY and FILES_FROM_SECRET_KEY. It may be interrupted at any moment and run again: it copies what is missing.
Run it while the site runs, then stop the site and run it once more, for the files of the meantime. Nothing is deleted.
`;

type Asked = { readonly from: string; readonly to: string; readonly leaveDamaged: boolean };

function read(): Asked | string {
  const options = { 'leave-damaged': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [from, to, ...more] = positionals;
  if (from === undefined) return '';
  if (to === undefined || more.length > 0) return 'Name two stores.';
  return from === to ? 'Name two different stores.' : { from, to, leaveDamaged: values['leave-damaged'] };
}

async function run({ from, to, leaveDamaged }: Asked, configuration: Configuration): Promise<number> {
  const source = await openAskedStore(from, 'from', configuration);
  const target = await openAskedStore(to, 'to', configuration);
  if (source.identity.place === target.identity.place) throw new Misused('Name two different stores.');
  for (const store of [source, target]) await checkAnswer(store);
  const { copied, found, damaged } = await moveStore(source, target, { report: progress(), leaveDamaged });
  for (const key of damaged) printLine(`The file ${key} cannot be read, or its copy differs.`);
  const [all, bad] = [copied + found + damaged.length, damaged.length];
  const counted = `${copied} of ${all} files copied, ${found} were there already, ${bad} are damaged.`;
  if (bad > 0 && !leaveDamaged) return tell(`${counted} Not finished: restore them, or add --leave-damaged.`, 1);
  return tell(`${counted}\n${after(to, source.identity.place)}`, 0);
}

/** The message of a store does not say which of the two it is. */
async function checkAnswer({ identity }: FileStore): Promise<void> {
  await identity.read().catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error;
    throw new FilesUnavailable(`${identity.place} should be a store that answers: ${error.message}.`, { cause: error });
  });
}

function after(to: string, place: string): string {
  const folder = /^local:(.+)$/.exec(to)?.[1];
  const start = folder === undefined ? `FILES_URL="${to}"` : `DATA_DIR="${folder}" and without FILES_URL`;
  return `If the site ran meanwhile, stop it and run this once more. Then start every process with ${start}.
Nothing was deleted: files and aside at ${place} may go when the site works.`;
}

const everySoOften = 5000;

/** Prints the progress: a line on a terminal, otherwise a line every five seconds. */
function progress(): (done: number, total: number) => void {
  let lastAt = performance.now();
  return (done, total) => {
    const isDue = done === total || performance.now() - lastAt >= (process.stderr.isTTY ? 100 : everySoOften);
    if (!isDue) return;
    lastAt = performance.now();
    const line = `${shareBar(done / total)}  ${done} of ${total} files`;
    process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${line}${done === total ? '\n' : ''}` : `${line}\n`);
  };
}

function tell(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

await runProgram({ name: 'files:move', help, read, run });
