import { type Configuration, readConfiguration } from '#configuration/read-configuration.ts';
import { explainFailure } from './explain-failure.ts';

/** A program for operators; `Given` is the type of its arguments. */
type Program<Given> = Command<Given> & {
  /** @returns the exit code */
  readonly run: (given: Given, configuration: Configuration) => Promise<number>;
};

type Command<Given> = {
  /** Name for `npm run <name>`. */
  readonly name: string;
  /** Usage, printed by `--help`. */
  readonly help: string;
  /**
   * Reads the words of the command line; errors of `parseArgs` may pass through.
   * @returns a text that states the fault; '' if no command was given
   */
  readonly read: (words: readonly string[]) => Given | string;
};

/** The command names something that does not exist; the message states it. */
export class Misused extends Error {
  readonly code = 'program.misused';
}

const misused = 2;

/**
 * Runs a program from its command line. A failure ends it with one line and code 1; only an unexpected
 * failure prints its stack.
 */
export async function runProgram<Given>(program: Program<Given>): Promise<void> {
  const given = readCommand(program);
  if (given !== null) process.exitCode = await run(program, given);
}

/**
 * Reads the command line: `--help` prints the usage, a wrong word is refused in one line, with code 2.
 * @returns null if nothing is left to do
 */
export function readCommand<Given>(command: Command<Given>): Given | null {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(command.help);
    return null;
  }
  const given = readWords(command, words);
  if (typeof given !== 'string') return given;
  process.exitCode = refuse(command, given);
  return null;
}

function readWords<Given>({ read }: Command<Given>, words: readonly string[]): Given | string {
  try {
    return read(words);
  } catch (error) {
    return firstSentence(error instanceof Error ? error.message : String(error));
  }
}

async function run<Given>(program: Program<Given>, given: Given): Promise<number> {
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(process.env);
    return await program.run(given, configuration);
  } catch (error) {
    if (error instanceof Misused) return refuse(program, error.message);
    const unforeseen = error instanceof Error ? error.stack : String(error);
    printLine(explainFailure(error, configuration) ?? String(unforeseen));
    return 1;
  }
}

function refuse({ name, help }: Pick<Command<unknown>, 'name' | 'help'>, reason: string): number {
  if (reason === '') process.stderr.write(help);
  else printLine(`${reason} npm run ${name} -- --help tells how it is used.`);
  return misused;
}

// The first sentence only, because parseArgs adds advice about positional arguments.
const firstSentence = (message: string): string => `${message.split(/\.\s|\.$/)[0] ?? ''}.`;

/** Prints a line; on a terminal it first clears a line left by a progress bar. */
export function printLine(text: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001B[K' : ''}${text}\n`);
}
