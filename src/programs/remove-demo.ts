import { parseArgs } from 'node:util';
import type { Configuration } from '#configuration/read-configuration.ts';
import { demoCandidate } from '#demo/demo-candidate.ts';
import { countDemo, removeDemo } from '#demo/remove-demo.ts';
import { openFiles } from '#server/wiring/open-files.ts';
import { canAsk, confirm } from './confirm.ts';
import { demoLines } from './demo-lines.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { printLine } from './read-command.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `Takes the invented offers and companies away from the board.

  npm run demo:remove -- [--yes]

  --yes  for scripts: nobody is asked

It says first how many there are, and how many applications and favourites of candidates go with them. Applications to invented
offers reached nobody, so that they go with their documents, unless a profile or another application has these. Accounts, profiles,
saved searches, and whatever candidates did with other offers stay. The site may be running; later starts put no demo back.
`;

type Asked = { readonly isSure: boolean };

function read(): Asked {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  return { isSure: values.yes };
}

async function run({ isSure }: Asked, configuration: Configuration): Promise<number> {
  const { db, close } = await openSiteDatabase({ ...configuration, report: printLine, patient: true });
  try {
    const count = await countDemo(db);
    for (const line of demoLines(count)) printLine(line);
    if (count.offers + count.companies === 0) return 0;
    if (!isSure && !canAsk()) throw new Misused('Nothing was removed: add --yes where nobody can be asked.');
    if (!isSure && !(await confirm('Remove them?'))) return end('Nothing was removed.', 1);
    const { files } = await openFiles(db, configuration);
    const { offers, companies } = await removeDemo({ db, files, now: () => new Date() });
    return end(`${offers} offers and ${companies} companies are removed.${await accountLeft(db)}`, 0);
  } finally {
    await close();
  }
}

type Database = Parameters<typeof countDemo>[0];

/** Reminds the operator to delete the demo account, because its password was printed. */
async function accountLeft(db: Database): Promise<string> {
  const { email } = demoCandidate;
  const row = await db.selectFrom('candidates').select('id').where('email', '=', email).executeTakeFirst();
  return row === undefined ? '' : ` The account to try things with stays: npm run accounts -- delete ${email} --now`;
}

function end(line: string, code: number): number {
  process.stdout.write(`${line}\n`);
  return code;
}

await runProgram({ name: 'demo:remove', help, read, run });
