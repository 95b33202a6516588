import { shareBar } from './programs/progress-bar.ts';

/** Prints the steps of the start with progress and duration. */
export type StartSteps = {
  /**
   * Runs one step; its work may report its progress (0 to 1) or a word. Prints no line if `didSomething`
   * finds that the step did nothing.
   */
  step<T>(name: string, work: (report: Report) => Promise<T>, didSomething?: (result: T) => boolean): Promise<T>;
  /** Prints a separate line. */
  line(text: string): void;
};

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };
type Report = (progress: number | string) => void;

/**
 * Rewrites the current line on a terminal. Elsewhere a line is printed only once, because a log does not
 * interpret carriage returns.
 */
export function printedSteps(out: Output, now: () => number = performance.now.bind(performance)): StartSteps {
  return {
    line: (text) => void out.write(`${text}\n`),
    step: async (name, work, didSomething = () => true) => {
      const start = now();
      const show = (text: string) => out.isTTY && out.write(`\r\u001B[K  … ${name} ${text}`);
      show('');
      const result = await work((progress) => show(typeof progress === 'number' ? shareBar(progress) : progress));
      const seconds = ((now() - start) / 1000).toFixed(1);
      out.write(`${out.isTTY ? '\r\u001B[K' : ''}${didSomething(result) ? `  ✓ ${name} (${seconds} s)\n` : ''}`);
      return result;
    },
  };
}
