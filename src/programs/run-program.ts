import { type Configuration, readConfiguration } from '#configuration/read-configuration.ts';
import { explainFailure } from './explain-failure.ts';
import { type Command, printLine, readCommand, refuseCommand } from './read-command.ts';

/** A program for operators; `Given` is the type of its arguments. */
type Program<Given> = Command<Given> & {
  /** @returns the exit code */
  readonly run: (given: Given, configuration: Configuration) => Promise<number>;
};

/** The command names something that does not exist. The message says what is missing. */
export class Misused extends Error {
  readonly code = 'program.misused';
}

/**
 * Runs a program from its command line. A failure ends the program with one line and code 1; only an
 * unexpected failure prints its stack.
 */
export async function runProgram<Given>(program: Program<Given>): Promise<void> {
  const given = readCommand(program);
  if (given !== null) process.exitCode = await run(program, given);
}

async function run<Given>(program: Program<Given>, given: Given): Promise<number> {
  let configuration: Configuration | undefined;
  try {
    configuration = readConfiguration(process.env);
    return await program.run(given, configuration);
  } catch (error) {
    if (error instanceof Misused) return refuseCommand(program, error.message);
    const unforeseen = error instanceof Error ? error.stack : String(error);
    printLine(explainFailure(error, configuration) ?? String(unforeseen));
    return 1;
  }
}
