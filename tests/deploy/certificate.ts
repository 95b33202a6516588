import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Writes a self-signed certificate into a folder: `cert.pem`, `key.pem`, and `site.pem` with both. */
export async function makeCertificate(folder: string): Promise<void> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', ['req', ...kind, '-subj', '/CN=mvi.example', '-keyout', key, '-out', cert]);
  await writeFile(join(folder, 'site.pem'), (await readFile(cert, 'utf8')) + (await readFile(key, 'utf8')));
}
