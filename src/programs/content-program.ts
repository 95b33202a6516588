import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { ConfigurationError, readConfiguration } from '#configuration.ts';
import { openDatabase } from '#database/open.ts';
import type { Tables } from '#database/tables.ts';

type Arguments = { readonly folder: string; readonly dryRun: boolean };

/** What the command line says; '' asks for help, another text is what is wrong. */
export function readContentArguments(): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const [folder = 'content', ...more] = positionals;
    if (values.help) return '';
    if (more.length > 0) return `One folder at a time, not also ${more.join(' ')}.`;
    return { folder, dryRun: values['dry-run'] };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Does work of the content repository on the database of the site; its exit code is that of the program. */
export async function runContentProgram(
  { help, given }: { readonly help: string; readonly given: Arguments | string },
  work: (db: Kysely<Tables>, given: Arguments) => Promise<number>,
): Promise<void> {
  if (given === '') process.stdout.write(help);
  else if (typeof given === 'string') {
    say(`${given}\n\n${help}`);
    process.exitCode = 2;
  } else {
    process.exitCode = await onDatabase((db) => work(db, given)).catch((error: unknown) => {
      say(isTold(error) ? error.message : String(error instanceof Error ? error.stack : error));
      return 1;
    });
  }
}

async function onDatabase(work: (db: Kysely<Tables>) => Promise<number>): Promise<number> {
  const { databaseUrl, dataDir } = readConfiguration(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, report: say, patient: true });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

function isTold(error: unknown): error is Error {
  return error instanceof ConfigurationError || (error instanceof Error && 'code' in error);
}

function say(text: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001B[K' : ''}${text}\n`);
}
