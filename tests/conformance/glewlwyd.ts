import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { callbackElsewhere, siteElsewhere } from '#identity/testing/party-at-provider.ts';
import { configureGlewlwyd } from './configure-glewlwyd.ts';

// Folder with the files of the Debian package. It is the root if the package is installed, or the folder into
// which the package was unpacked with its libraries (`dpkg -x`).
const root = process.env['GLEWLWYD_ROOT'] ?? '/';
const program = join(root, 'usr/bin/glewlwyd');
const tables = join(root, 'usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz');

/** Reason why Glewlwyd cannot be tested on this machine; null if it can. */
export const whyNoGlewlwyd: string | null = [program, tables].every((path) => existsSync(path))
  ? null
  : `no Debian package glewlwyd below ${root} (GLEWLWYD_ROOT)`;

export type Glewlwyd = { readonly url: URL; readonly discovery: string };

/** Starts Debian's Glewlwyd on a free port, with a new database, one person and our client. */
export async function startGlewlwyd(): Promise<Glewlwyd> {
  const folder = mkdtempSync(join(tmpdir(), 'glewlwyd-'));
  const port = await freePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  makeDatabase(join(folder, 'glewlwyd.db'));
  writeFileSync(join(folder, 'glewlwyd.conf'), settingsOf(folder, url));
  const server = spawn(program, [`--config-file=${folder}/glewlwyd.conf`], {
    env: { LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterAll(async () => {
    if (server.exitCode === null && server.kill('SIGKILL')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  await new Promise<void>((started, failed) => {
    server.stdout.on('data', (lines) => String(lines).includes('Glewlwyd started') && started());
    server.on('exit', () => failed(new Error('Glewlwyd does not start')));
  });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pair = {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
  await configureGlewlwyd(url, pair, { callback: callbackElsewhere, signedOut: siteElsewhere.href });
  return { url, discovery: new URL('/api/oidc/.well-known/openid-configuration', url).href };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function makeDatabase(path: string): void {
  const db = new DatabaseSync(path);
  db.exec(gunzipSync(readFileSync(tables)).toString());
  db.close();
}

const settingsOf = (folder: string, url: URL): string => `
port=${url.port}
bind_address="127.0.0.1"
external_url="${url.origin}"
login_url="login.html"
api_prefix="api"
log_mode="console"
log_level="INFO"
cookie_domain="127.0.0.1"
cookie_secure=0
session_expiration=3600
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="${join(root, 'usr/lib/glewlwyd/user')}"
client_module_path="${join(root, 'usr/lib/glewlwyd/client')}"
user_auth_scheme_module_path="${join(root, 'usr/lib/glewlwyd/scheme')}"
plugin_module_path="${join(root, 'usr/lib/glewlwyd/plugin')}"
use_secure_connection=false
secure_connection_key_file=""
secure_connection_pem_file=""
hash_algorithm="SHA512"
database = { type = "sqlite3"; path = "${folder}/glewlwyd.db"; };
`;
