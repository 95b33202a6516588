import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('./hold-server.ts', import.meta.url));

export type SiteProcess = {
  /** Waits until the process prints a line with this beginning, and returns the rest of the line. */
  says(beginning: string): Promise<string>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Sends SIGINT to every process of the group, as a terminal does at Ctrl-C. */
  interrupt(): Promise<void>;
};

/**
 * Starts a separate process that starts the embedded server on the folder and keeps it running; the process
 * is killed at the end of the test.
 */
export function siteProcess(dataDir: string, user: { uid?: number; gid?: number } = {}): SiteProcess {
  const child = spawn(process.execPath, [program, dataDir], {
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const heard: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => heard.push(line));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    says: async (beginning) => {
      for (;;) {
        const line = heard.find((each) => each.startsWith(beginning));
        if (line !== undefined) return line.slice(beginning.length).trim();
        await Promise.race([
          once(lines, 'line'),
          ended.then(() => Promise.reject(new Error(`ended after: ${heard.join(' / ')}`))),
        ]);
      }
    },
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
    interrupt: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}
