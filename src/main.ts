import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { models } from './content/models/models.ts';
import { importFolder } from './content/repository/files/import-folder.ts';
import { loadDemo } from './demo/load-demo.ts';
import { countWithoutContact } from './board/applications/count-without-contact.ts';
import { loadReference } from '#reference/load-reference.ts';
import { buildIfNeeded } from './build/build-site.ts';
import { checkMachine } from './check-machine.ts';
import { type Configuration, readConfiguration } from '#configuration/read-configuration.ts';
import { patiently } from './database/connection.ts';
import { openDatabase } from './database/open.ts';
import type { Tables } from './database/tables.ts';
import { contactLine } from './contact-line.ts';
import { createLog } from './log.ts';
import { applicationDesk } from '#server/wiring/application-desk.ts';
import { checkSecret } from '#server/wiring/check-secret.ts';
import { contactAddress } from '#server/wiring/contact-address.ts';
import { explainFailure } from './programs/explain-failure.ts';
import { readCommand } from './programs/run-program.ts';
import { printedSteps } from './steps.ts';
import { stopInOrder } from './stop.ts';
import { takenUids } from '#site/parts/documents/taken-uids.ts';

const help = `Starts the site, and what it needs. Configuration is read from the environment: see docs/configuration.md.

  npm start       the built site
  npm run dev     the site from its sources
`;

const options = { dev: { type: 'boolean', default: false } } as const;
const read = () => parseArgs({ options }).values;
const { dev: development } = readCommand({ name: 'start', help, read }) ?? process.exit();
const steps = printedSteps(process.stdout);
const log = createLog(process.stderr.fd, process.stderr.isTTY);
const stop = stopInOrder(log);

async function start(configuration: Configuration): Promise<void> {
  log.level = configuration.logLevel;
  steps.line('Mon Volontariat International');
  await checkMachine(configuration);
  // Build and database run at the same time: a first start takes the longer of the two.
  const building = development ? Promise.resolve('') : steps.step('site built', () => buildIfNeeded());
  building.catch(() => {}); // awaited below; if the database fails first, the rejection must not be unhandled
  const { db, url, close } = await steps.step('database ready', (report) => openDatabase({ ...configuration, report }));
  stop.last(close);
  await checkSecret(db, configuration);
  await patiently(url, (loading) => fill(loading, configuration));
  if (configuration.clamavSocket === undefined) steps.line('  – documents are not scanned for viruses (CLAMAV_SOCKET)');
  await sayWhoGetsApplications(db, configuration);
  if (contactAddress(configuration) === null) steps.line('  – nobody can write to you from the site (CONTACT_EMAIL)');
  const build = await building;
  const { startSite } = await (development ? import('./development.ts') : import('./production.ts'));
  stop.first(await startSite({ configuration, db, databaseUrl: url, log, say: (line) => steps.line(line) }, build));
  steps.line(`\n  ${configuration.publicUrl.href}\n`);
}

async function sayWhoGetsApplications(db: Kysely<Tables>, given: Configuration): Promise<void> {
  const line = contactLine(await countWithoutContact({ db, now: () => new Date() }), applicationDesk(given));
  if (line !== null) steps.line(`  – ${line}`);
}

async function fill(db: Kysely<Tables>, { demoOffers, contentApiUrl }: Configuration): Promise<void> {
  await steps.step('reference data loaded', () => loadReference(db));
  const target = { db, now: () => new Date() };
  const demo = { count: demoOffers, unlessRemoved: true };
  const load = (report: (share: number) => void) =>
    loadDemo(target, { ...demo, report: (done, total) => report(done / total) });
  await steps.step('demo offers loaded', load, ({ loaded }) => loaded);
  if (contentApiUrl !== undefined) return;
  const folder = join(import.meta.dirname, '../content');
  const { problems } = await steps.step('content published', () =>
    importFolder({ ...target, models, takenUids }, { folder, onlyIfEmpty: true }),
  );
  for (const problem of problems) steps.line(`  – content/${problem}`);
}

let configuration: Configuration | undefined;
try {
  configuration = readConfiguration(process.env);
  await start(configuration);
} catch (error) {
  if (stop.isUnderWay()) await stop.now().then(() => process.exit());
  const unforeseen = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${explainFailure(error, configuration) ?? unforeseen}\n`);
  await stop.now();
  process.exit(1);
}
