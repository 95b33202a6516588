import { parseArgs } from 'node:util';
import { day } from '#durations.ts';
import { readConfiguration } from '#configuration.ts';
import { findNamed } from '#content/repository/query/find-named.ts';
import { previewRef } from '#content/repository/query/snapshot.ts';
import { openDatabase } from '#database/open.ts';
import { previewSecretOf, readSecret } from '#server/secret.ts';
import { localized } from '#words/locale.ts';

const help = `Links that show what is not published yet of the embedded content repository, to whoever has them.

  npm run content:preview -- <type>/<uid> [fr|en]   the site with the draft of one document, such as page/conditions
  npm run content:preview -- <type> [fr|en]         the same of a type without uids, such as home_page
  npm run content:preview -- all                    the whole site with every draft

A link is good for seven days. It is for the installation whose SECRET or data folder this command sees.
`;

const days = 7;
const report = (text: string) => process.stderr.write(`${text}\n`);
const { positionals } = parseArgs({ allowPositionals: true });
const [name = '', lang = 'fr'] = positionals;
const [type = '', uid = null] = name.split('/');
if (type === '' || (lang !== 'fr' && lang !== 'en') || positionals.length > 2) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  const { dataDir, databaseUrl, publicUrl, secret: configured } = readConfiguration(process.env);
  const id = type === 'all' ? 'all' : await idOf({ databaseUrl, dataDir, report });
  if (id === null) {
    report(`There is no document ${name} in ${lang}, neither published nor as a draft.`);
    process.exitCode = 1;
  } else {
    const secret = previewSecretOf(await readSecret(dataDir, configured));
    const until = new Date(Date.now() + days * day);
    const link = new URL(localized(lang, '/preview'), publicUrl);
    link.searchParams.set('token', previewRef(secret, { ids: id === 'all' ? id : [id], expiresAt: until }));
    if (id !== 'all') link.searchParams.set('documentId', id);
    process.stdout.write(`${link.href}\nuntil ${until.toISOString()}\n`);
  }
}

async function idOf(options: Omit<Parameters<typeof openDatabase>[0], 'patient'>): Promise<string | null> {
  const database = await openDatabase({ ...options, patient: true });
  try {
    return await findNamed(database.db, { type, uid, lang: lang === 'en' ? 'en' : 'fr' });
  } finally {
    await database.close();
  }
}
