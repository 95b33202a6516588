import { pino } from 'pino';
import { buildIfNeeded } from './build/build-site.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { openBoardDatabase } from './database/open.ts';
import { loadDemo } from './board/demo/load-demo.ts';
import { loadReference } from './board/reference/load-reference.ts';
import { printedSteps } from './steps.ts';
import { stopInOrder } from './stop.ts';

const development = process.argv.includes('--dev');
const steps = printedSteps(process.stdout);

async function start(configuration: Configuration): Promise<void> {
  const log = pino({ level: configuration.logLevel }, pino.destination({ dest: 2, sync: false }));
  const stop = stopInOrder(log);
  steps.line('Mon Volontariat International');
  // The build and the database do not wait for each other: a first start takes the longer of the two.
  const building = development ? undefined : steps.step('site built', () => buildIfNeeded());
  const { db, url, close } = await openBoardDatabase(configuration, steps);
  stop.last(close);
  await steps.step('reference data', () => loadReference(db));
  await steps.step('demo offers', (report) =>
    loadDemo({ db, now: () => new Date() }, { count: configuration.demoOffers, report: (done, total) => report(done / total) }),
  );
  await building;
  const { startSite } = await (development ? import('./development.ts') : import('./production.ts'));
  stop.first(await startSite({ configuration, db, databaseUrl: url, log }));
  steps.line(`\n  ${configuration.publicUrl.href}\n`);
}

try {
  await start(readConfiguration(process.env));
} catch (error) {
  if (error instanceof ConfigurationError) process.stderr.write(`${error.lines.join('\n')}\n`);
  else console.error(error);
  process.exitCode = 1;
}
