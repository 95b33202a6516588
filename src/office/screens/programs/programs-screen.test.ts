import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findScreen } from '#office/office-screens.ts';
import programs from './programs.json' with { type: 'json' };
import { wordsOfProgram } from './words-of-program.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
);
const commands = Object.entries(scripts)
  .filter(([, command]) => command.startsWith('node src/programs/'))
  .map(([name]) => name);

test('every program of the command line has its page in the office, or a reason why not', () => {
  expect(programs.map(({ command }) => command).toSorted()).toEqual(commands.toSorted());
  const unexplained = programs.filter(({ command, page }) =>
    page === null ? wordsOfProgram(command).why === null : findScreen(page) === null,
  );
  expect(unexplained).toEqual([]);
});
