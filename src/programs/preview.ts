import { parseArgs } from 'node:util';
import { previewDays, previewed, previewLink } from '#board/preview-link.ts';
import { isRowId } from '#board/row-id.ts';
import { readConfiguration } from '#configuration.ts';
import { linkSecretOf, readSecret } from '#server/secret.ts';

const help = `Links that show a page before it is online, or after, to whoever has them.

  npm run preview -- offer 123
  npm run preview -- company 45

A link is good for ${previewDays} days. It is for the installation whose SECRET or data folder this command sees.
`;

// `npm run preview`: the token is signed, so that nothing is stored and the database is not asked.
const { positionals } = parseArgs({ allowPositionals: true });
const kind = previewed.find((one) => one === positionals[0]);
const id = Number(positionals[1]);
if (kind === undefined || !isRowId(id)) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  const { dataDir, publicUrl, secret } = readConfiguration(process.env);
  const { path, until } = previewLink(linkSecretOf(await readSecret(dataDir, secret)), { kind, id }, new Date());
  process.stdout.write(`${new URL(path, publicUrl).href}\nuntil ${until.toISOString()}\n`);
}
