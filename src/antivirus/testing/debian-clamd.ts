import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eicar } from './fake-clamd.ts';

const program = '/usr/sbin/clamd';

/**
 * Returns the reason why clamd cannot be tested on this machine; undefined if it can. `CLAMD_DRILL=install`
 * first installs Debian's package, which takes a minute.
 */
export function whyNoClamd(): string | undefined {
  if (process.env['CLAMD_DRILL'] === 'install' && !existsSync(program))
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'clamav-daemon'], { stdio: 'ignore' });
  return existsSync(program) ? undefined : `no ${program}: CLAMD_DRILL=install installs it where one may`;
}

/** ClamAV's own daemon in a separate folder. Its only signature is EICAR's, so that nothing is downloaded. */
export type DebianClamd = {
  readonly address: string;
  start(): void;
  /** Kills the daemon as a crash would. */
  kill(): Promise<void>;
};

/** @param folder created for its database and its socket */
export async function prepareClamd(folder: string): Promise<DebianClamd> {
  const address = join(folder, 'clamd.sock');
  const configuration = join(folder, 'clamd.conf');
  await mkdir(join(folder, 'database'), { recursive: true });
  const signature = `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`;
  await writeFile(join(folder, 'database', 'eicar.ndb'), signature);
  const user = process.getuid?.() === 0 ? ['User root'] : [];
  const lines = [`DatabaseDirectory ${join(folder, 'database')}`, `LocalSocket ${address}`, 'Foreground yes', ...user];
  await writeFile(configuration, `${lines.join('\n')}\n`);
  let running: ChildProcess | undefined;
  return {
    address,
    start: () => {
      running = spawn(program, [`--config-file=${configuration}`], { stdio: 'ignore' });
    },
    kill: async () => {
      const child = running;
      if (child === undefined || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await rm(address, { force: true });
    },
  };
}
