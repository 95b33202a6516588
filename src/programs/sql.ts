import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { openDatabaseAsItIs } from '#backup/open-as-it-is.ts';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Tables } from '#database/tables.ts';
import { readReason, reasonNeeded } from './asked-reason.ts';
import { askLine, canAsk } from './confirm.ts';
import { recordUse } from './record-use.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `Asks the database of the site with a statement of SQL: the server of DATABASE_URL, or the embedded one of DATA_DIR.

  npm run sql -- [--write] [--reason "…"] "<statement>"

  --write   the statement may change rows or settings; without it the database refuses to
  --reason  why, for the audit; a terminal asks for it

Rows are shown as columns with tabs between them; the first line names the columns.
`;

const whyNeeded = `Say why: --reason "…", ${reasonNeeded}. The audit keeps it.`;

const oneOnly = 'One statement at a time, in quotation marks.';

type Asked = { readonly statement: string; readonly write: boolean; readonly reason: string | null };

function read(): Asked | string {
  const options = { write: { type: 'boolean', default: false }, reason: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [statement, ...more] = positionals;
  if (statement === undefined) return '';
  if (more.length > 0) return oneOnly;
  const reason = readReason(values.reason);
  if (reason === null && (values.reason !== undefined || !canAsk())) return whyNeeded;
  return { statement, write: values.write, reason };
}

/** @throws Misused if the answer is no reason */
async function askReason(): Promise<string> {
  const reason = readReason(await askLine(`Why? The audit keeps it (${reasonNeeded}): `));
  if (reason === null) throw new Misused(whyNeeded);
  return reason;
}

/** Tabs and line breaks inside a value would look like those between values. */
const shown = (value: unknown): string =>
  (value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(
    /\s+/g,
    ' ',
  );

type Statement = Pick<Asked, 'statement' | 'write'>;

/**
 * Asks the database. As a prepared statement the text can hold one statement only, so that nothing in it can
 * end the transaction that only reads and then write. What changes rows runs in no transaction of ours,
 * because `alter system` and `vacuum` refuse one.
 * @throws Misused for several statements
 */
async function answerOf(db: Kysely<Tables>, { statement, write }: Statement) {
  const asked = sql<Record<string, unknown>>`${preparedOnce} ${sql.raw(statement)}`;
  try {
    return write
      ? await asked.execute(db)
      : await db
          .transaction()
          .setAccessMode('read only')
          .execute((transaction) => asked.execute(transaction));
  } catch (error) {
    if (error instanceof Error && /multiple commands/.test(error.message)) throw new Misused(oneOnly);
    throw error;
  }
}

await runProgram({
  name: 'sql',
  help,
  read,
  run: async ({ statement, write, reason }: Asked, configuration) => {
    const { db, close } = await openDatabaseAsItIs(configuration);
    try {
      await recordUse(db, { write, reason: reason ?? (await askReason()), at: new Date() });
      const { rows, numAffectedRows } = await answerOf(db, { statement, write });
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
