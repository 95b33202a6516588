import { parseArgs } from 'node:util';
import { previewDays, previewed, previewLink } from '#board/preview-link.ts';
import { isRowId } from '#board/row-id.ts';
import { linkSecretOf, readSecret } from '#server/wiring/secret.ts';
import { runProgram } from './run-program.ts';

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
  return kind === undefined || !isRowId(id) ? '' : { kind, id };
}

// The token is signed, so that nothing is stored and the database is not asked.
await runProgram({
  name: 'preview',
  help,
  read,
  run: async (asked, { dataDir, publicUrl, secret }) => {
    const { path, until } = previewLink(linkSecretOf(await readSecret(dataDir, secret)), asked, new Date());
    process.stdout.write(`${new URL(path, publicUrl).href}\nuntil ${until.toISOString()}\n`);
    return 0;
  },
});
