import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./counting-process.ts', import.meta.url));

/** Lets four processes count requests of one network at once. @returns how many requests were allowed */
export async function allowedOverFour(
  { url, databaseUrl = '' }: { readonly url: string; readonly databaseUrl?: string },
  { each, max }: { readonly each: number; readonly max: number },
): Promise<number> {
  const processes = Array.from({ length: 4 }, () => {
    const started = spawn(process.execPath, [program, url, databaseUrl, String(each), String(max)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { started, lines: createInterface(started.stdout) };
  });
  await Promise.all(processes.map(({ lines }) => once(lines, 'line')));
  const answers = processes.map(async ({ lines }) => {
    const [allowed] = await once(lines, 'line');
    return Number(allowed);
  });
  for (const { started } of processes) started.stdin.end('go');
  const allowed = await Promise.all(answers);
  return allowed.reduce((sum, one) => sum + one, 0);
}
