import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabaseAsItIs } from '#backup/open-as-it-is.ts';
import { runProgram } from './run-program.ts';

const help = `Asks the database of the site with a statement of SQL: the server of DATABASE_URL, or the embedded one of DATA_DIR.

  npm run sql -- [--write] "<statement>"

  --write  the statement may change rows; without it the database refuses to change any

Rows are shown as columns with tabs between them; the first line names the columns.
`;

type Asked = { readonly statement: string; readonly write: boolean };

function read(): Asked | string {
  const options = { write: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [statement, ...more] = positionals;
  if (statement === undefined) return '';
  if (more.length > 0) return 'One statement at a time, in quotation marks.';
  return { statement, write: values.write };
}

/** Tabs and line breaks inside a value would look like those between values. */
const shown = (value: unknown): string =>
  (value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(
    /\s+/g,
    ' ',
  );

await runProgram({
  name: 'sql',
  help,
  read,
  run: async ({ statement, write }: Asked, configuration) => {
    const { db, close } = await openDatabaseAsItIs(configuration);
    try {
      // A setting of the session, because `alter system` runs in no transaction.
      const { rows, numAffectedRows } = await db.connection().execute(async (session) => {
        await sql`select set_config('default_transaction_read_only', ${write ? 'off' : 'on'}, false)`.execute(session);
        return sql.raw<Record<string, unknown>>(statement).execute(session);
      });
      if (rows[0] !== undefined) process.stdout.write(`${Object.keys(rows[0]).join('\t')}\n`);
      for (const row of rows) process.stdout.write(`${Object.values(row).map(shown).join('\t')}\n`);
      const count = numAffectedRows ?? BigInt(rows.length);
      process.stderr.write(`${count} ${count === 1n ? 'row' : 'rows'}\n`);
      return 0;
    } finally {
      await close();
    }
  },
});
