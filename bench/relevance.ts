import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Board } from '../src/board/context/board.ts';
import { explain, worstFirst } from './relevance/explain.ts';
import { readJudgedSet } from './relevance/judged-set.ts';
import { fallenFigures, releaseOf, writeRelease } from './relevance/last-release.ts';
import { measure } from './relevance/measure.ts';
import { countsOf, summarize, tableOf } from './relevance/summary.ts';
import { startOpenSearch } from '../tests/engines/opensearch.ts';
import { withBoard } from './relevance/with-board.ts';

// Rates the results of the judged queries of all sets over real offers, and the results of plain BM25. Fails
// if a figure has fallen since the last release. npm run bench:relevance -- [file] [--write] [--each]
// [--explain <query>] [--opensearch]
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    each: { type: 'boolean' },
    explain: { type: 'string' },
    opensearch: { type: 'boolean' },
  },
});
const folder = process.env['REAL_OFFERS_DIR'] ?? '../shared/data';
const file = resolve(positionals[0] ?? join(folder, 'offers-2026-04.rows.json'));
const readable = await access(file).then(
  () => true,
  () => false,
);
if (readable) process.exitCode = await measureFile(file);
else {
  say(`There is no ${file}. The judged offers are not ours to keep here: name their file, or set REAL_OFFERS_DIR.\n`);
  process.exitCode = 2;
}

async function measureFile(path: string): Promise<number> {
  if (!asked.opensearch) return withBoard(path, run);
  const engine = await startOpenSearch({ memory: 1024 });
  try {
    return await withBoard(path, run, engine.url);
  } finally {
    await engine.stop();
  }
}

async function run(board: Board): Promise<number> {
  const set = await readJudgedSet();
  if (asked.explain !== undefined) {
    say(await explain(board, set, asked.explain));
    return 0;
  }
  const measured = await measure(board, set);
  if (asked.each) say(worstFirst(measured));
  say(tableOf(summarize(measured)));
  for (const { part, queries, answered, errors, repaired } of countsOf(measured))
    say(
      `${part}: ${repaired} of ${errors} typing errors repaired, ${queries - answered} of ${queries} answers empty\n`,
    );
  const release = releaseOf(measured);
  if (asked.write) await writeRelease(release);
  // Another index may differ in single kinds of queries, which are few, but not over all.
  const fallen = (await fallenFigures(release)).filter((line) => !asked.opensearch || line.startsWith('all, '));
  for (const line of fallen) say(`${line}\n`);
  return fallen.length > 0 ? 1 : 0;
}

function say(text: string): void {
  process.stdout.write(text);
}
