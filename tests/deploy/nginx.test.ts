import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { debianPackages } from '../engines/debian-packages.ts';
import { makeCertificate } from './certificate.ts';

test('nginx of Debian takes site.conf without a warning', async (context) => {
  const packages = await debianPackages('nginx-light');
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await makeCertificate(folder);
  const text = await readFile(join(import.meta.dirname, '../../deploy/nginx/site.conf'), 'utf8');
  const site = text
    .replace('/etc/ssl/mvi/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/mvi/privkey.pem', join(folder, 'key.pem'))
    .replaceAll(/listen (?:\[::\]:|)(\d+)/g, 'listen 127.0.0.1:6$1')
    .replaceAll(/^( *listen 127[^]*?;)\n\1$/gm, '$1');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const all = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${site}\n}`;
  await writeFile(join(folder, 'nginx.conf'), all);
  const words = ['-t', '-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const { stdout, stderr } = await promisify(execFile)(join(packages.root, 'usr/sbin/nginx'), words, {
    env: packages.env,
  });
  expect(stdout + stderr).toContain('test is successful');
  expect(stdout + stderr).not.toContain('[warn]');
});
