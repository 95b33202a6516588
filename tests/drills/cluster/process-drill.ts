import { isOpen } from '#board/offers/open-offers.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { boardOf } from './board-of.ts';
import { endure, type Plan, seconds } from './endure.ts';
import { drillSecret, startEngines } from './engines.ts';
import { countCopies, countFigures } from './figures.ts';
import { startLoad } from './load.ts';
import { keepNudging, waitForImport, waitForLetters, wantImport } from './nudge.ts';
import { insertAlertOwners, signInCandidates } from './people.ts';
import { startProcesses } from './processes.ts';

const longest = { reads: 1000, writes: 30_000 };
// Enough applicants that none reaches the limit of a day.
const [applicants, uploaders, alerts] = [200, 5, 5];

type Drill = { readonly folder: string; readonly plan: Plan; readonly say: (text: string) => void };

/**
 * Kills processes and primaries of a cluster under load.
 * @returns the promises that were broken
 */
export async function drillProcesses(running: AsyncDisposableStack, { folder, plan, say }: Drill): Promise<string[]> {
  const engines = await startEngines(running, folder, { nodes: 0 });
  const processes = await startProcesses(running, folder, engines, {
    DEMO_OFFERS: '300',
    OFFERS_IMPORT_URL: engines.source.url,
    OFFERS_IMPORT_EVERY: '1',
  });
  say('the cluster has started');
  const { db, board } = boardOf(running, engines);
  const people = await signInCandidates(board, drillSecret, applicants + uploaders);
  await insertAlertOwners(board, alerts);
  const open = await db
    .selectFrom('offers as o')
    .select('o.id')
    .where(isOpen(new Date()))
    .where('o.contact_email', 'is not', null)
    .execute();
  const { text: key } = await makeKey(board, { name: 'Cluster', scopes: ['offers:write'] });
  const load = startLoad({
    origin: engines.origin,
    applicants: people.slice(uploaders),
    uploaders: people.slice(0, uploaders),
    offerIds: open.map(({ id }) => id),
    key,
  });
  const nudging = keepNudging(db);
  running.defer(() => nudging.stop());
  await load.written();
  const outages = await endure({ patroni: engines.patroni, processes, load, say }, plan);
  await load.end();
  say('the load has ended');
  engines.source.stopGrowing();
  await wantImport(db);
  // A worker looks for imports at its start.
  await Promise.all([waitForImport(db), processes.killAndStart('worker0')]);
  say('an import has ended');
  await waitForLetters(db);
  const { told } = load;
  const parts = { db, files: board.files, mails: engines.mails, told, imported: engines.source.count() };
  const figures = await countFigures(parts);
  const worst = (pick: (one: (typeof outages)[number]) => number) => Math.max(...outages.map(pick));
  const [reads, pause, writes] = [worst((one) => one.reads), worst((one) => one.pause), worst((one) => one.writes)];
  const failed = outages.reduce((sum, one) => sum + one.failedPages, 0);
  for (const { kind, confirmed, lost, doubled } of figures)
    say(`${kind}: ${confirmed} confirmed, ${lost} lost, ${doubled} doubled`);
  say(
    `${countCopies(engines.mails)} letters were sent again with the same Message-ID; ${told.sentAgain} forms were sent again`,
  );
  say(
    `${told.pages} pages, ${failed} failed; back after: reads ${seconds(reads)}, writes ${seconds(writes)}; longest pause ${seconds(pause)}`,
  );
  if (told.problems.size > 0) for (const error of processes.errors()) say(`in a log: ${error}`);
  return [
    ...figures.flatMap(({ kind, lost, doubled }) =>
      lost + doubled > 0 ? [`${kind}: ${lost} lost, ${doubled} doubled`] : [],
    ),
    ...(reads > longest.reads ? [`pages were back after ${seconds(reads)}`] : []),
    ...(writes > longest.writes ? [`writes were back after ${seconds(writes)}`] : []),
    ...told.problems,
  ];
}
