import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { openDatabase } from '#database/open.ts';
import type { Tables } from '#database/tables.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

type Arguments = { readonly folder: string; readonly dryRun: boolean };

/** Returns the arguments, or a text about the fault in the command line. */
function read(): Arguments | string {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [folder = 'content', ...more] = positionals;
  if (more.length > 0) return `One folder at a time, not also ${more.join(' ')}.`;
  return { folder, dryRun: values['dry-run'] };
}

/**
 * Runs a task of the content repository on the site's database; the exit code of the task becomes the exit
 * code of the program.
 */
export async function runContentProgram(
  { name, help }: { readonly name: string; readonly help: string },
  work: (db: Kysely<Tables>, given: Arguments) => Promise<number>,
): Promise<void> {
  await runProgram({
    name,
    help,
    read,
    run: async (given, configuration) => {
      const database = await openDatabase({ ...configuration, report: printLine, patient: true });
      try {
        return await work(database.db, given);
      } finally {
        await database.close();
      }
    },
  });
}
