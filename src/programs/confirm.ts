import { createInterface } from 'node:readline/promises';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };
type Terminal = { readonly input: Input; readonly output: Output };

const ownTerminal: Terminal = { input: process.stdin, output: process.stderr };

/** Tells if the program can ask a person at a terminal. */
export const canAsk = ({ input, output }: Terminal = ownTerminal): boolean =>
  input.isTTY === true && output.isTTY === true;

/** Asks for a line. The end of the input means an empty one. */
export async function askLine(question: string, { input, output }: Terminal = ownTerminal): Promise<string> {
  const terminal = createInterface({ input, output });
  const { promise, resolve } = Promise.withResolvers<string>();
  terminal.once('close', () => resolve(''));
  const typed = await Promise.race([terminal.question(question), promise]);
  terminal.close();
  return typed.trim();
}

/** Asks a question. Only a typed “yes” confirms. The end of the input means no. */
export async function confirm(question: string, terminal: Terminal = ownTerminal): Promise<boolean> {
  return /^(yes|y)$/i.test(await askLine(`${question} Type yes, or anything else for no: `, terminal));
}
