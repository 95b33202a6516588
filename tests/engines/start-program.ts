import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { debianPackages } from './debian-packages.ts';

export type RunningProgram = { readonly stop: () => Promise<void> };

/** The machine cannot have the package; the message gives the reason. */
export class EngineMissing extends Error {
  readonly code = 'engine.missing';
}

type Wanted = {
  /** Debian package. */
  readonly name: string;
  /** Path of the program in the package, such as `usr/sbin/haproxy`. */
  readonly program: string;
  /** @param root folder that stands for `/` */
  readonly options: (root: string) => readonly string[];
  /** Tells if the program answers. It is asked for ten seconds. */
  readonly isReady: () => Promise<boolean>;
};

/**
 * Starts a program of a Debian package and waits until it answers.
 * @throws EngineMissing
 */
export async function startProgram({ name, program, options, isReady }: Wanted): Promise<RunningProgram> {
  const packages = await debianPackages(name);
  if (packages.missing !== undefined) throw new EngineMissing(packages.missing);
  const { root, env } = packages;
  const child = spawn(join(root, program), options(root), { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isReady().catch(() => false)) return { stop };
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
    await wait(100);
  }
  await stop();
  throw new Error(`${name} does not answer`);
}
