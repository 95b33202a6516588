import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Runs a program until it prints that its work is confirmed, and kills it (SIGKILL). */
export async function killOnceConfirmed(program: URL, ...given: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  expect(String((await once(child.stdout, 'data'))[0])).toBe('confirmed\n');
  child.kill('SIGKILL');
  await once(child, 'exit');
}
