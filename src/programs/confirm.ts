import { createInterface } from 'node:readline/promises';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };
type Terminal = { readonly input: Input; readonly output: Output };

const ownTerminal: Terminal = { input: process.stdin, output: process.stderr };

/** Tells if the program can ask a person at a terminal. */
export const canAsk = ({ input, output }: Terminal = ownTerminal): boolean =>
  input.isTTY === true && output.isTTY === true;

/** Asks a question. Only a typed “yes” confirms. The end of the input means no. */
export async function confirm(question: string, { input, output }: Terminal = ownTerminal): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const { promise, resolve } = Promise.withResolvers<string>();
  terminal.once('close', () => resolve(''));
  const typed = await Promise.race([terminal.question(`${question} Type yes, or anything else for no: `), promise]);
  terminal.close();
  return /^(yes|y)$/i.test(typed.trim());
}
