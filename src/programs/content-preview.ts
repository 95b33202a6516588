import { parseArgs } from 'node:util';
import { defaultLocale, type Locale, localeNamed, locales, localized } from '#words/locale.ts';
import { day } from '#durations.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { findNamed } from '#content/repository/query/find-named.ts';
import { previewRef } from '#content/repository/query/snapshot.ts';
import { checkSecret } from '#server/wiring/check-secret.ts';
import { previewSecretOf, readSecret } from '#server/wiring/secret.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { printLine } from './read-command.ts';
import { runProgram } from './run-program.ts';

const help = `Links that show what is not published yet of the embedded content repository, to whoever has them.

  npm run content:preview -- <type>/<uid> [fr|en]   the site with the draft of one document, such as page/conditions-et-eligibilite
  npm run content:preview -- <type> [fr|en]         the same of a type without uids, such as home_page
  npm run content:preview -- all                    the whole site with every draft

A link is good for seven days. It is for the installation whose SECRET or data folder this command sees.
`;

const days = 7;

type Asked = { readonly type: string; readonly uid: string | null; readonly lang: Locale };

function read(): Asked | string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', language = defaultLocale, ...more] = positionals;
  const lang = localeNamed(language);
  const [type = '', uid = null] = name.split('/');
  if (type === '') return '';
  if (lang === null || more.length > 0) return `Name one document, and ${locales.join(' or ')}.`;
  return { type, uid, lang };
}

async function run(asked: Asked, configuration: Configuration): Promise<number> {
  const { type, uid, lang } = asked;
  const id = type === 'all' ? 'all' : await idOf(asked, configuration);
  if (id === null) {
    printLine(
      `There is no document ${uid === null ? type : `${type}/${uid}`} in ${lang}, neither published nor as a draft.`,
    );
    return 1;
  }
  const secret = previewSecretOf(await readSecret(configuration.dataDir, configuration.secret));
  const until = new Date(Date.now() + days * day);
  const link = new URL(localized(lang, '/preview'), configuration.publicUrl);
  link.searchParams.set('token', previewRef(secret, { ids: id === 'all' ? id : [id], expiresAt: until }));
  if (id !== 'all') link.searchParams.set('documentId', id);
  process.stdout.write(`${link.href}\nuntil ${until.toISOString()}\n`);
  return 0;
}

async function idOf(asked: Asked, configuration: Configuration): Promise<string | null> {
  const database = await openSiteDatabase({ ...configuration, report: printLine, patient: true });
  try {
    await checkSecret(database.db, configuration);
    return await findNamed(database.db, asked);
  } finally {
    await database.close();
  }
}

await runProgram({ name: 'content:preview', help, read, run });
