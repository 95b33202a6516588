/** A command line. */
export type Command<Given> = {
  /** Name for `npm run <name>`. */
  readonly name: string;
  /** Usage, printed by `--help`. */
  readonly help: string;
  /**
   * Reads the words of the command line.
   * @returns a text that states the fault; '' if no command was given
   * @throws errors of `parseArgs`
   */
  readonly read: (words: readonly string[]) => Given | string;
};

const misused = 2;

/**
 * Reads the command line. `--help` prints the usage; a wrong word is refused in one line, with exit code 2.
 * @returns null if the program has nothing more to do
 */
export function readCommand<Given>(command: Command<Given>): Given | null {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(command.help);
    return null;
  }
  const given = readWords(command, words);
  if (typeof given !== 'string') return given;
  process.exitCode = refuseCommand(command, given);
  return null;
}

function readWords<Given>({ read }: Command<Given>, words: readonly string[]): Given | string {
  try {
    return read(words);
  } catch (error) {
    return firstSentence(error instanceof Error ? error.message : String(error));
  }
}

/** Prints the reason; without a reason, the usage. @returns the exit code */
export function refuseCommand({ name, help }: Pick<Command<unknown>, 'name' | 'help'>, reason: string): number {
  if (reason === '') process.stderr.write(help);
  else printLine(`${reason} npm run ${name} -- --help tells how it is used.`);
  return misused;
}

// Returns the first sentence of an error of parseArgs, whose other sentences are advice about positional
// arguments.
const firstSentence = (message: string): string => `${message.split(/\.\s|\.$/)[0] ?? ''}.`;

/** Prints a line; on a terminal it first clears a line left by a progress bar. */
export function printLine(text: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001B[K' : ''}${text}\n`);
}
