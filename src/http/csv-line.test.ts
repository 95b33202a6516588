import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

/** Reads one line as RFC 4180 says. */
function readLine(line: string): string[] {
  const cells = [''];
  let quoted = false;
  for (const [part] of line.slice(0, -2).matchAll(/""|[^]/gu)) {
    if (part === '""' && quoted) cells.push(`${cells.pop()}"`);
    else if (part === '"') quoted = !quoted;
    else if (part === ',' && !quoted) cells.push('');
    else if (part !== '""') cells.push(cells.pop() + part);
  }
  return cells;
}

test.each([
  [['a', 1, null, -2], 'a,1,,-2'],
  [['say "yes", please', 'two\nlines', 'a;b'], '"say ""yes"", please","two\nlines","a;b"'],
  [['=1+1', '+33', '-5', '@SUM(A1)', '＝1', '\t=1'], `'=1+1,'+33,'-5,'@SUM(A1),'＝1,'\t=1`],
  [['=HYPERLINK("x")'], `"'=HYPERLINK(""x"")"`],
])('a line is written as spreadsheets read it: %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

test('every text is read back as it was, and none begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells));
      expect(read.map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell))).toEqual(cells);
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});
