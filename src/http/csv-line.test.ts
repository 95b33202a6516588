import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

/** Reads one line as RFC 4180 says. */
function readLine(line: string): string[] {
  const cells = [''];
  let quoted = false;
  for (let at = 0; at < line.length - 2; at += 1) {
    const sign = line[at] ?? '';
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cells.push(`${cells.pop()}"`);
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === ',' && !quoted) cells.push('');
    else cells.push(cells.pop() + sign);
  }
  return cells;
}

test.each([
  [['a', 1, null, -2], '"a",1,"",-2'],
  [['say "yes", please', 'two\nlines', 'a;=b'], '"say ""yes"", please","two\nlines","a;\'=b"'],
  [['=1+1', '+33', '-5', '@SUM(A1)', '＝1', '\t=1'], `"'=1+1","'+33","'-5","'@SUM(A1)","'＝1","'\t'=1"`],
  [['=HYPERLINK("x")'], `"'=HYPERLINK(""x"")"`],
])('a line is written as spreadsheets read it: %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

/** The text without the apostrophes that make it harmless. */
const bare = (text: string): string => text.replaceAll(/'+(?=[=+\-@＝＋－＠\t\r\n])/g, '');

test('every text is read back as it was but for apostrophes, and none begins a formula, wherever it is split', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', ';', ',', '"', "'", '\t', '\n', ' ', 'a');
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: sign }));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      const line = csvLine(cells);
      const read = readLine(line);
      expect(read.map(bare)).toEqual(cells.map(bare));
      for (const cell of read.flatMap((one) => one.split(/[;,]/))) expect(cell).not.toMatch(/^["'\s]*?(?<!')[=+\-@]/);
    }),
  );
});
