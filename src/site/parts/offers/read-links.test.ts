import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinks } from './read-links.ts';

const linksOf = (line: string) => readLinks(line).flatMap(({ text, href }) => (href === null ? [] : [[text, href]]));

test.each([
  ['Voir http://st.com/stm32).', 'http://st.com/stm32', 'http://st.com/stm32'],
  ['(www.example.org)', 'www.example.org', 'https://www.example.org/'],
  [
    'https://fr.example.org/a_(b)?c=d&e=f#g, et',
    'https://fr.example.org/a_(b)?c=d&e=f#g',
    'https://fr.example.org/a_(b)?c=d&e=f#g',
  ],
  ['HTTPS://Example.ORG', 'HTTPS://Example.ORG', 'https://example.org/'],
  ['sur https://example.org:8080/x.', 'https://example.org:8080/x', 'https://example.org:8080/x'],
])('%j contains the link %s', (line, text, href) => {
  expect(linksOf(line)).toEqual([[text, href]]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'https://example.org@evil.test/',
  'https://user:password@example.org/',
  'http://2130706433/',
  'http://127.0.0.1/',
  'http://localhost/',
  'https://ехample.org/',
  'https://example.org/une-adresse-coup…',
  'un.nom@www.example.org',
  'https://',
  'www.',
])('%j is not a link', (line) => {
  expect(readLinks(line)).toEqual([{ text: line, href: null }]);
});

const anyLine = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'https://',
        'http://',
        'www.',
        'example.org',
        '@',
        '/',
        '…',
        ' ',
        '(',
        ')',
        '.',
        'javascript:',
        '\\',
        '\u202e',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
  )
  .map((pieces) => pieces.join(''));

test('no character of the text is lost, and every link leads by http or https to the address in its text', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const parts = readLinks(line);
      expect(parts.map(({ text }) => text).join('')).toBe(line);
      for (const { text, href } of parts) {
        if (href === null) continue;
        const { protocol, host, username, password } = new URL(href);
        expect(['http:', 'https:']).toContain(protocol);
        expect([username, password]).toEqual(['', '']);
        expect(text.toLowerCase()).toContain(host);
      }
    }),
    { numRuns: 2000 },
  );
});
