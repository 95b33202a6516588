import { parseArgs } from 'node:util';
import { previewDays, previewed, previewLink } from '#board/context/preview-link.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { linkSecretOf, readSecret } from '#server/wiring/secret.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `Links that show a page before it is online, or after, to whoever has them.

  npm run preview -- offer 123
  npm run preview -- company 45

A link is good for ${previewDays} days. It is for the installation whose SECRET or data folder this command sees.
`;

type Asked = { readonly kind: (typeof previewed)[number]; readonly id: number };

function read(): Asked | string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const kind = previewed.find((one) => one === positionals[0]);
  const id = Number(positionals[1]);
  if (positionals.length === 0) return '';
  if (kind === undefined) return `There is no preview of ${positionals[0]}, only of ${previewed.join(' and ')}.`;
  return isRowId(id) ? { kind, id } : `${kind} needs a number.`;
}

const tables = { offer: 'offers', company: 'companies' } as const;

/** @throws Misused for an offer or company that does not exist */
async function requireRow({ kind, id }: Asked, configuration: Configuration): Promise<void> {
  const { db, close } = await openSiteDatabase(configuration);
  try {
    const row = await db.selectFrom(tables[kind]).select('id').where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Misused(`There is no ${kind} ${id}.`);
  } finally {
    await close();
  }
}

await runProgram({
  name: 'preview',
  help,
  read,
  run: async (asked, configuration) => {
    const { dataDir, publicUrl, secret } = configuration;
    await requireRow(asked, configuration);
    const { path, until } = previewLink(linkSecretOf(await readSecret(dataDir, secret)), asked, new Date());
    process.stdout.write(`${new URL(path, publicUrl).href}\nuntil ${until.toISOString()}\n`);
    return 0;
  },
});
