import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpen } from './is-open.ts';
import { type RunningProgram, startProgram } from './start-program.ts';

type Wanted = {
  /** Folder for what Varnish writes. */
  readonly folder: string;
  readonly port: number;
  /** Port of the site behind it. */
  readonly backend: number;
};

/** Starts Varnish with the configuration that the repository recommends. @throws EngineMissing */
export async function startVarnish({ folder, port, backend }: Wanted): Promise<RunningProgram> {
  const recommended = await readFile(join(import.meta.dirname, '../../deploy/varnish/default.vcl'), 'utf8');
  const vcl = join(folder, 'default.vcl');
  await writeFile(vcl, recommended.replace('"3000"', `"${backend}"`));
  return startProgram({
    name: 'varnish',
    program: 'usr/sbin/varnishd',
    options: (root) => {
      const paths = modules.map((path) => join(root, path)).join(':');
      const work = ['-n', join(folder, 'varnish'), '-j', 'none', '-s', 'malloc,64m', '-p', `vmod_path=${paths}`];
      return ['-F', '-a', `127.0.0.1:${port}`, '-f', vcl, ...work];
    },
    isReady: () => isOpen(port),
  });
}

const modules = ['usr/lib/x86_64-linux-gnu/varnish/vmods', 'usr/lib/varnish/vmods'];
