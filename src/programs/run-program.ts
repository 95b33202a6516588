import { type Configuration, readConfiguration } from '#configuration/read-configuration.ts';
import { explainFailure } from './explain-failure.ts';

/** What an operator starts; `Given` is what its command line asks for. */
type Program<Given> = Command<Given> & {
  /** @returns the exit code */
  readonly run: (given: Given, configuration: Configuration) => Promise<number>;
};

type Command<Given> = {
  /** `npm run <name>`. */
  readonly name: string;
  /** How it is used, for `--help`. */
  readonly help: string;
  /**
   * Reads the words of the command line; an error of `parseArgs` may leave it.
   * @returns what is wrong as a text; '' where nothing was asked for
   */
  readonly read: (words: readonly string[]) => Given | string;
};

/** The command names something that is not there; the message says what. */
export class Misused extends Error {
  readonly code = 'program.misused';
}

const misused = 2;

/**
 * Runs a program from its command line; a failure ends it with one line and code 1. Only a failure that
 * nobody foresaw prints its stack.
 */
export async function runProgram<Given>(program: Program<Given>): Promise<void> {
  const given = readCommand(program);
  if (given !== null) process.exitCode = await run(program, given);
}

/**
 * Reads the command line: `--help` tells how the program is used, a wrong word is refused in one line, with
 * code 2.
 * @returns null when there is nothing left to do
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

// parseArgs goes on with advice on positional arguments.
const firstSentence = (message: string): string => `${message.split(/\.\s|\.$/)[0] ?? ''}.`;

/** On a terminal, a line that a progress bar left there is wiped first. */
export function printLine(text: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001B[K' : ''}${text}\n`);
}
