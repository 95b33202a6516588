import { readFile } from 'node:fs/promises';
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { startProduct } from '../tests/product.ts';

// Measures the processor time of 20 forms with a field of 11.5 MB. The site once sent this field back, which
// took 38 s for the same forms. Forms of 5.5 MB are the largest that a screen with a file field reads. The
// baseline is a bare server that reads each body to its end and refuses it.
const forms = 20;
const sizes = [11.5, 5.5];
/**
 * Limits in seconds of processor time for the 20 forms. `unread`: forms that are too large for every screen;
 * `read`: forms that a screen with a file field reads.
 */
const budgets = { unread: 0.5, read: 1 };
const boundary = 'boundary-of-the-bench';

const product = await startProduct({
  environment: { NODE_ENV: 'production', LOG_LEVEL: 'error', RATE_LIMITS: 'off', DEMO_OFFERS: '20' },
});
const bare = await startBare();
try {
  const offer = await firstOffer();
  const results: boolean[] = [];
  for (const path of [offer, '/nous-ecrire', '/lettre'])
    for (const megabytes of sizes)
      for (const form of bodiesOf(megabytes)) results.push(await measure(path, megabytes, form));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  bare.child.kill();
  await product.stop();
}

type Body = { readonly type: string; readonly body: Buffer };

/** Returns bodies with one long field, in both encodings of HTML forms. */
function bodiesOf(megabytes: number): Body[] {
  const text = Buffer.alloc(megabytes * 1024 * 1024, 'a');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="message"\r\n\r\n`;
  const parts = [Buffer.from(head), text, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return [
    { type: 'application/x-www-form-urlencoded', body: Buffer.concat([Buffer.from('message='), text]) },
    { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) },
  ];
}

async function measure(path: string, megabytes: number, form: Body): Promise<boolean> {
  // Sends some forms before the measurement, because the first forms of a kind make Node compile the code.
  await sendAll(product.origin + path, form, 3);
  const theirs = await spent(bare.child.pid ?? 0, () => sendAll(bare.origin, form, forms));
  const ours = await spent(product.pid, () => sendAll(product.origin + path, form, forms));
  const budget = megabytes < 6 ? budgets.read : budgets.unread;
  const met = ours < budget;
  process.stdout.write(
    `${forms} forms of ${megabytes} MB to ${path} (${form.type.split(';')[0]}): ${ours.toFixed(2)} s of processor time, ` +
      `bare reading ${theirs.toFixed(2)} s, ratio ${(ours / theirs).toFixed(1)} (budget < ${budget} s) ${met ? 'met' : 'NOT MET'}\n`,
  );
  return met;
}

async function sendAll(url: string, { type, body }: Body, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const headers = { 'content-type': type, origin: product.origin };
    const sent = fetch(url, { method: 'POST', headers, body: new Uint8Array(body), redirect: 'manual' });
    // Ignores the error: the site does not read such a long body, so the connection may close before the
    // client reads the answer.
    const status = await sent.then((answer) => answer.status).catch(() => 413);
    if (status !== 413) throw new Error(`${url} answered ${status}: the form was not refused for its length`);
  }
}

async function spent(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await processorSeconds(pid);
  await work();
  return (await processorSeconds(pid)) - before;
}

/**
 * User and system time of a process: fields 14 and 15 of /proc/[pid]/stat (proc(5)), in hundredths of a
 * second.
 */
async function processorSeconds(pid: number): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

async function startBare(): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(join(import.meta.dirname, 'baselines', 'refusing-server.ts'));
  const port = await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return { child, origin: `http://localhost:${String(port)}/` };
}

async function firstOffer(): Promise<string> {
  const html = await (await fetch(`${product.origin}/offres/recherche`)).text();
  const [path] = /\/offres\/\d+/.exec(html) ?? [];
  if (path === undefined) throw new Error('No offer is shown: there is nothing to measure');
  return path;
}
