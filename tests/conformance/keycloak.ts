import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { minute, second } from '#durations.ts';
import { callbackElsewhere, siteElsewhere } from '#identity/testing/party-at-provider.ts';
import { lastLineOf } from '../engines/debian-packages.ts';
import { mavenArchive } from '../engines/maven-archive.ts';
import { freePort } from '../product.ts';
import { administrator, configureKeycloak } from './configure-keycloak.ts';

const version = '26.7.3';
const artefact = { group: 'org.keycloak', name: 'keycloak-quarkus-dist', version };

type Keycloak = {
  readonly url: URL;
  readonly discovery: string;
  readonly missing?: undefined;
  stop(): Promise<void>;
};

/**
 * Starts Keycloak on a free port, with a new database, one person and our client.
 * @returns the reason if this machine cannot have it
 */
export async function startKeycloak(): Promise<Keycloak | { readonly missing: string }> {
  const archive = await mavenArchive(artefact, `keycloak-${version}`);
  if (archive.missing !== undefined) return archive;
  const java = await promisify(execFile)('java', ['-version']).then(() => null, lastLineOf);
  if (java !== null) return { missing: `no Java here: ${java}` };
  const folder = await mkdtemp(join(tmpdir(), 'keycloak-'));
  await cp(archive.folder, folder, { recursive: true });
  const port = await freePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  const { username, password } = administrator;
  const options = [`--http-port=${port}`, '--http-host=127.0.0.1', '--health-enabled=false'];
  const server = spawn('sh', [join(folder, 'bin/kc.sh'), 'start-dev', ...options], {
    env: { ...process.env, KC_BOOTSTRAP_ADMIN_USERNAME: username, KC_BOOTSTRAP_ADMIN_PASSWORD: password },
    stdio: 'ignore',
    detached: true, // A group of processes of its own: the script may have Java as its child.
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  if (!(await isReady(url))) {
    await stop();
    return { missing: 'Keycloak does not start here within four minutes' };
  }
  await configureKeycloak(url, { callback: callbackElsewhere, signedOut: siteElsewhere.href });
  return { url, discovery: new URL('/realms/board/.well-known/openid-configuration', url).href, stop };
}

async function isReady(url: URL): Promise<boolean> {
  const end = Date.now() + 4 * minute;
  while (Date.now() < end) {
    const answer = await fetch(new URL('/realms/master', url)).catch(() => undefined);
    if (answer?.ok === true) return true;
    await wait(second);
  }
  return false;
}
