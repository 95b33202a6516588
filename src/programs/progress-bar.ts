import type { ImportProgress } from '#import/import-offers.ts';

export type TerminalBar = {
  readonly show: (progress: ImportProgress) => void;
  readonly end: () => void;
};

const everySoOften = 5000;

/**
 * Draws a bar on one line of a terminal. Without a terminal it prints a line at the start, at the end, and
 * every five seconds between.
 */
export function progressBar(out: NodeJS.WriteStream, now: () => number = () => performance.now()): TerminalBar {
  let lastAt = Number.NEGATIVE_INFINITY;
  let last = '';
  const print = (): void => {
    lastAt = now();
    out.write(out.isTTY ? `\r\u001B[K${last}` : `${last}\n`);
  };
  return {
    show: (progress) => {
      const line = lineOf(progress);
      if (line === last) return;
      last = line;
      if (out.isTTY || isWhole(progress) || now() - lastAt >= everySoOften) print();
    },
    end: () => {
      if (out.isTTY && last !== '') out.write('\n');
    },
  };
}

function lineOf({ read, expected, details }: ImportProgress): string {
  if (details !== undefined) return withShare(details.done, details.wanted, 'details');
  return expected !== null && expected >= read && expected > 0 ? withShare(read, expected, 'rows') : `${read} rows`;
}

function isWhole({ read, expected, details }: ImportProgress): boolean {
  return details === undefined ? read === expected : details.done === details.wanted;
}

function withShare(done: number, all: number, what: string): string {
  return `${shareBar(done / all)}  ${done} of ${all} ${what}`;
}

/** Draws a bar for a fraction from 0 to 1, with its percentage. */
export function shareBar(share: number): string {
  const whole = Math.min(1, Math.max(0, share));
  const full = Math.floor(whole * 30);
  return `${'█'.repeat(full)}${'░'.repeat(30 - full)} ${String(Math.floor(whole * 100)).padStart(3)} %`;
}
