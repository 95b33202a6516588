import { readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { EngineMissing } from '../../engines/start-program.ts';
import { makeRunFolder } from '../../run-folder.ts';
import { drillProcesses } from './process-drill.ts';
import { drillSearch } from './search-drill.ts';

/**
 * `npm run drill:cluster [-- --kills 50 --promotions 20, or --short]`: two web processes and two workers on
 * existing engines. Under load each process is killed, and the primary killed or changed, many times.
 * Nothing confirmed may be lost or doubled. With `--opensearch` the nodes of the index are killed and
 * restarted instead, and the index is rebuilt.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    promotions: { type: 'string', default: '20' },
    opensearch: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});
const plan = values.short
  ? { kills: 1, promotions: 1 }
  : { kills: Number(values.kills), promotions: Number(values.promotions) };
const begun = Date.now();
const say = (text: string) => {
  const passed = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(`${String(passed).padStart(5)} s  ${text}\n`);
};

const folder = await makeRunFolder();
process.env['TMPDIR'] = folder; // For everything that the engines and processes write.
const running = new AsyncDisposableStack();
running.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void running.disposeAsync().finally(() => end(1)));

/** Ends the drill, and what it was just starting. */
async function end(code: number): Promise<void> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(() => '');
  for (const child of children.split(' ').filter((one) => one !== '')) process.kill(Number(child), 'SIGKILL');
  process.exit(code);
}

let code = 1;
try {
  const broken = values.opensearch
    ? await drillSearch(running, { folder, isShort: values.short, say })
    : await drillProcesses(running, { folder, plan, say });
  for (const one of broken) say(`broken: ${one}`);
  say(broken.length === 0 ? 'green' : 'red');
  code = broken.length === 0 ? 0 : 1;
} catch (error) {
  if (error instanceof EngineMissing) code = 0;
  say(error instanceof EngineMissing ? `skipped: ${error.message}` : `failed: ${String(error)}`);
  if (code !== 0 && error instanceof Error) process.stdout.write(`${error.stack}\n`);
} finally {
  await running.disposeAsync();
}
await end(code);
