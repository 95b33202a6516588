import { parseArgs } from 'node:util';
import { type Configuration } from '#configuration/read-configuration.ts';
import { connect } from '#database/connection.ts';
import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
import { migrationFiles, migrationsFolder, numberOf } from '#database/migration-files.ts';
import { openDatabase } from '#database/open.ts';
import { checkSuitable, readSchemaState } from '#database/schema-state.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

const help = `Brings the database to the schema of this version. The start of the site does the same; run it alone where the site's
role may not change the schema, or before the processes of a new version start.

  npm run migrate              applies the missing migrations, each in its own transaction
  npm run migrate -- --check   only says what is missing, and whether running processes of older versions can go on

Exit code of --check: 0 if nothing is missing, 3 if migrations are missing, 1 if this version cannot run on the database.
`;

const missing = 3;

function read(): { readonly check: boolean } {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  return { check: values.check ?? false };
}

async function apply(configuration: Configuration): Promise<number> {
  let applied = 0;
  const report = (name: string) => {
    applied += 1;
    printLine(name);
  };
  const { close } = await openDatabase({ ...configuration, report });
  await close();
  printLine(applied === 0 ? 'The database is up to date.' : 'The database is up to date now.');
  return 0;
}

/** Prints each missing migration with the oldest version that can run on its schema. */
async function check({ databaseUrl, databaseListenUrl, dataDir }: Configuration): Promise<number> {
  const server = databaseUrl === undefined ? await startEmbeddedServer({ dataDir }) : undefined;
  const db = connect(server?.url ?? databaseListenUrl ?? databaseUrl ?? '', { max: 1 });
  try {
    const files = await migrationFiles(migrationsFolder);
    const state = await readSchemaState(db, files);
    checkSuitable(state, files);
    for (const { name, since } of state.pending)
      printLine(
        `${name} is missing${since === null ? '' : `; its schema runs with versions since migration ${since}`}.`,
      );
    for (const { name } of state.unknown)
      printLine(`${name} belongs to a later version, and this version can run with it.`);
    if (state.pending.length === 0)
      printLine(`Nothing is missing; this version ends at migration ${numberOf(files.at(-1)?.name ?? '')}.`);
    return state.pending.length === 0 ? 0 : missing;
  } finally {
    await db.destroy();
    await server?.stop();
  }
}

await runProgram({
  name: 'migrate',
  help,
  read,
  run: (given, configuration) => (given.check ? check(configuration) : apply(configuration)),
});
