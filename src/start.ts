import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { countWithoutContact } from '#board/applications/count-without-contact.ts';
import { type Configuration, readConfiguration } from '#configuration/read-configuration.ts';
import { models } from '#content/models/models.ts';
import { importFolder } from '#content/repository/files/import-folder.ts';
import { patiently } from '#database/connection.ts';
import { nameInstallation } from '#database/installation-name.ts';
import { openDatabase } from '#database/open.ts';
import { outlast } from '#database/outlast.ts';
import type { Tables } from '#database/tables.ts';
import { startJobs } from '#jobs/pg-boss-jobs.ts';
import { isWorkerRunning } from '#jobs/take-back-orphans.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { loadReference } from '#reference/load-reference.ts';
import { applicationDesk } from '#server/wiring/application-desk.ts';
import { checkBackups } from '#server/wiring/check-backups.ts';
import { checkFiles } from '#server/wiring/check-files.ts';
import { checkSecret } from '#server/wiring/check-secret.ts';
import { contactAddress } from '#server/wiring/contact-address.ts';
import type { SiteFoundations, StopSite } from '#server/wiring/site-foundations.ts';
import { takenUids } from '#site/parts/documents/taken-uids.ts';
import { checkMachine } from './check-machine.ts';
import { contactLine } from './contact-line.ts';
import { createLog } from './log.ts';
import { explainFailure } from './programs/explain-failure.ts';
import { tracedFacts } from './watch.ts';
import { sourceFolder } from './source-folder.ts';
import type { StartSteps } from './steps.ts';
import { stopInOrder } from './stop.ts';

type StartSite = (foundations: SiteFoundations) => Promise<StopSite>;

type Program = {
  readonly steps: StartSteps;
  /**
   * Imports the function that starts web server and worker. In development it comes from the sources,
   * otherwise from the build.
   */
  readonly loadSite: () => Promise<StartSite>;
  /** See `SiteFoundations`. */
  readonly clientFolder: string | null;
};

const log = createLog(process.stderr.fd, process.stderr.isTTY);

/**
 * Starts the whole product. A failure stops the parts that already run, prints the reason and ends the
 * process.
 */
export async function start(program: Program): Promise<void> {
  const stop = stopInOrder(log);
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(process.env);
    log.level = configuration.logLevel;
    await checkMachine(configuration);
    await startParts(program, configuration, stop);
  } catch (error) {
    if (stop.isUnderWay()) await stop.now().then(() => process.exit());
    printFailure(error, configuration);
    await stop.now();
    process.exit(1);
  }
}

/**
 * Checks configuration, data folder and port before the build, because a build takes seconds. If the product
 * could not start, prints the reason and ends the process.
 */
export async function checkBeforeBuild(): Promise<void> {
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(process.env);
    await checkMachine(configuration);
  } catch (error) {
    printFailure(error, configuration);
    process.exit(1);
  }
}

function printFailure(error: unknown, configuration: Configuration | undefined): void {
  const unforeseen = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${explainFailure(error, configuration) ?? unforeseen}\n`);
}

async function startParts(
  { steps, loadSite, clientFolder }: Program,
  configuration: Configuration,
  stop: ReturnType<typeof stopInOrder>,
): Promise<void> {
  const { role } = configuration;
  const preparesDatabase = role === 'all' || role === 'migrate';
  const { db, url, directUrl, close } = await steps.step('database ready', (report) =>
    openDatabase({
      ...configuration,
      mayMigrate: preparesDatabase,
      report: (step) => {
        report(step);
        ahead(loadSite);
      },
    }),
  );
  stop.last(close);
  const hasFiles = await outlast(() => checkInstallation(db, configuration));
  if (preparesDatabase) await patiently(directUrl, (loading) => fill(loading, configuration, steps));
  if (role === 'migrate') return endPrepared(db, steps, stop);
  if (configuration.clamavSocket === undefined) steps.line('  – documents are not scanned for viruses (CLAMAV_SOCKET)');
  if (!hasFiles) steps.line('  – the store of the files does not answer: documents wait for it (FILES_URL)');
  for (const line of await outlast(() => linesFor(db, configuration))) steps.line(`  – ${line}`);
  const say = (text: string) => steps.line(text);
  const startSite = await loadSite();
  const log = logOf(configuration);
  stop.first(await startSite({ configuration, db, databaseUrl: url, directUrl, log, say, clientFolder }));
  steps.line(`\n  ${configuration.publicUrl.href}\n`);
}

/**
 * Refuses a process that does not belong to this database, its backups and its files.
 * @returns false if the store of the files does not answer
 */
async function checkInstallation(db: Kysely<Tables>, configuration: Configuration): Promise<boolean> {
  await checkSecret(db, configuration);
  await checkBackups(await nameInstallation(db, configuration), configuration);
  return checkFiles(db, configuration);
}

/** Returns what the operator should know about the installation. */
async function linesFor(db: Kysely<Tables>, configuration: Configuration): Promise<string[]> {
  const line = contactLine(await countWithoutContact({ db, now: () => new Date() }), applicationDesk(configuration));
  return [
    ...(line === null ? [] : [line]),
    ...(contactAddress(configuration) === null ? ['nobody can write to you from the site (CONTACT_EMAIL)'] : []),
    ...(configuration.role === 'web' && !(await isWorkerRunning(db))
      ? ['no worker runs: letters, imports and alerts wait for one (ROLE=worker)']
      : []),
  ];
}

/** Returns the log; with traces its lines bear their ids. */
function logOf({ otelExporterOtlpEndpoint, logLevel }: Configuration): typeof log {
  if (otelExporterOtlpEndpoint === undefined) return log;
  const traced = createLog(process.stderr.fd, process.stderr.isTTY, tracedFacts);
  traced.level = logLevel;
  return traced;
}

/** Ends a process that only prepares the database, after it has made the tables of the job queue. */
async function endPrepared(db: Kysely<Tables>, steps: StartSteps, stop: ReturnType<typeof stopInOrder>): Promise<void> {
  const jobs = await startJobs(db, [], (error) => steps.line(`  – ${error.message}`));
  await jobs.stop();
  steps.line('\n  the database is prepared\n');
  await stop.now();
  process.exit();
}

/**
 * Imports modules while PostgreSQL starts. A failure is ignored here, because the code that later imports the
 * module reports it.
 */
function ahead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

async function fill(
  db: Kysely<Tables>,
  { demoOffers, contentApiUrl }: Configuration,
  steps: StartSteps,
): Promise<void> {
  await steps.step('reference data loaded', () => loadReference(db));
  const target = { db, now: () => new Date() };
  const demo = { count: demoOffers, unlessRemoved: true };
  const load = (report: (share: number) => void) =>
    loadDemo(target, { ...demo, report: (done, total) => report(done / total) });
  await steps.step('demo offers loaded', load, ({ loaded }) => loaded);
  if (contentApiUrl !== undefined) return;
  const folder = join(sourceFolder, '../content');
  const { problems } = await steps.step('content published', () =>
    importFolder({ ...target, models, takenUids }, { folder, onlyIfEmpty: true }),
  );
  for (const problem of problems) steps.line(`  – content/${problem}`);
}
