import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { debianPackages } from '../engines/debian-packages.ts';
import { freePort } from '../product.ts';
import { makeCertificate } from './certificate.ts';

const packages = await debianPackages('haproxy');
const settings = join(import.meta.dirname, '../../deploy/haproxy');
const folder = await mkdtemp(join(tmpdir(), 'haproxy-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'certs'));
await makeCertificate(join(folder, 'certs'));
await Promise.all(['key.pem', 'cert.pem'].map((name) => rm(join(folder, 'certs', name))));

/** Writes settings of `deploy/` with the folders and addresses of this test. */
async function settingsWith(name: string, changes: Readonly<Record<string, string>>): Promise<string> {
  const text = await readFile(join(settings, name), 'utf8');
  const all = {
    '/etc/haproxy/certs/': `${folder}/certs/`,
    '/run/haproxy/admin.sock': `${folder}/admin.sock`,
    ...changes,
  };
  const file = join(folder, name);
  await writeFile(
    file,
    Object.entries(all).reduce((known, [from, to]) => known.replaceAll(from, to), text),
  );
  return file;
}

test.each(['public.cfg', 'compose.cfg'])('HAProxy of Debian takes %s without a warning', async (name) => {
  if (packages.missing !== undefined) return;
  const file = await settingsWith(name, {});
  const { stdout, stderr } = await promisify(execFile)(join(packages.root, 'usr/sbin/haproxy'), ['-c', '-f', file], {
    env: packages.env,
  });
  expect(stdout + stderr).not.toMatch(/WARNING|ALERT/);
});

/** Starts a web process that is ready or not, and notes the requests that it gets. */
async function startSite(state: { ready: boolean }) {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    if (url !== '/readyz') asked.push({ url, headers });
    response.writeHead(url !== '/readyz' || state.ready ? 200 : 503, { connection: 'close' }).end('page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { asked, at: `127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

test('a request goes to a process that is ready, with the true address of the visitor, and by TLS alone', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const states: [{ ready: boolean }, { ready: boolean }] = [{ ready: true }, { ready: false }];
  const [first, second] = await Promise.all([startSite(states[0]), startSite(states[1])]);
  const [plain, secure] = [await freePort(), await freePort()];
  const file = await settingsWith('public.cfg', {
    '127.0.0.1:3001': first.at,
    '127.0.0.1:3002': second.at,
    'bind :80\n': `bind 127.0.0.1:${plain}\n`,
    'bind :443 ': `bind 127.0.0.1:${secure} `,
  });
  const program = spawn(join(packages.root, 'usr/sbin/haproxy'), ['-f', file], { env: packages.env, stdio: 'ignore' });
  onTestFinished(async () => {
    if (program.kill() && program.exitCode === null) await once(program, 'exit');
  });
  const ask = async (path: string, ...more: string[]) => {
    const words = ['-sk', '-o', '/dev/null', '-w', '%{http_code} %{redirect_url}', ...more];
    const address = path.startsWith('http') ? path : `https://127.0.0.1:${secure}${path}`;
    return (await promisify(execFile)('curl', [...words, address])).stdout.trim();
  };
  await vi.waitFor(async () => expect(await ask('/')).toBe('200'), { timeout: 10_000, interval: 100 });
  await vi.waitFor(
    async () => {
      second.asked.length = 0;
      for (let times = 0; times < 6; times += 1) expect(await ask('/offres')).toBe('200');
      expect(second.asked).toEqual([]);
    },
    { timeout: 10_000 },
  );
  await ask('/seen', '-H', 'X-Forwarded-For: 203.0.113.9');
  expect(first.asked.at(-1)).toMatchObject({
    url: '/seen',
    headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
  });
  expect(await ask('/readyz')).toBe('404');
  expect(await ask(`http://127.0.0.1:${plain}/offres`)).toBe(`301 https://127.0.0.1:${plain}/offres`);
  states[0].ready = false;
  states[1].ready = true;
  await vi.waitFor(
    async () => {
      first.asked.length = 0;
      for (let times = 0; times < 6; times += 1) expect(await ask('/offres')).toBe('200');
      expect(first.asked).toEqual([]);
    },
    { timeout: 15_000 },
  );
});
