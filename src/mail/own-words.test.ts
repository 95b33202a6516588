import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownWords, replyMark } from './own-words.ts';

const letter = `${replyMark} Reply above this line\n\nHello,\n\nAtelier Boréal has written to you.`;
const marked = letter.replaceAll(/^/gm, '> ');

/** Ways in which mail programs put the answered letter below the text of a person. */
const programs: Record<string, string> = {
  'Gmail, French': `\n\nLe jeu. 26 nov. 2026 à 10:04, Atelier Boréal <\nreponse+x@mvi.example> a écrit :\n\n${marked}`,
  'Gmail, English': `\n\nOn Thu, Nov 26, 2026 at 10:04 AM Atelier Boréal <r+x@mvi.example> wrote:\n\n${marked}`,
  'Apple Mail': `\n\n> Le 26 nov. 2026 à 10:04, Atelier Boréal <r+x@mvi.example> a écrit :\n> \n${marked}`,
  Thunderbird: `\n\nLe 26/11/2026 à 10:04, Atelier Boréal a écrit :\n${marked}`,
  'Thunderbird, directly below': `\nOn 11/26/26 10:04, Atelier Boréal wrote:\n${marked}`,
  'a program in German': `\n\nAm 26.11.2026 um 10:04 schrieb Atelier Boréal <r+x@mvi.example>:\n\n${marked}`,
  'Outlook, French': `\n\n________________________________\nDe : Atelier Boréal <r+x@mvi.example>\nEnvoyé : jeudi 26 novembre 2026 10:04\nÀ : Zoé\nObjet : Message\n\n${letter}`,
  'Outlook, English': `\n\nFrom: Atelier Boréal <r+x@mvi.example>\nSent: Thursday, November 26, 2026 10:04 AM\nTo: Zoé\nSubject: Message\n\n${letter}`,
  'Outlook, older': `\n\n-----Message d'origine-----\nDe : Atelier Boréal\n\n${letter}`,
  'a program that marks nothing': `\n\nEl jue, 26 nov 2026 a las 10:04, Atelier Boréal (<r+x@mvi.example>) escribió:\n\n${letter}`,
  'a program that adds only the letter': `\n\n${letter}`,
};

const words = 'Bonjour,\n\nmerci : je suis libre mardi.\nÀ quelle heure ?';

test.each(Object.entries(programs))('the text above the quoted part is kept whole (%s)', (_program, quoted) => {
  expect(ownWords(words + quoted)).toBe(words);
  expect(ownWords((words + quoted).replaceAll('\n', '\r\n'))).toBe(words);
  expect(ownWords(quoted)).toBe('');
});

test('a signature below two hyphens is left out, because it often holds an address', () => {
  expect(ownWords(`${words}\n\n-- \nJean Recruteur\njean@corp.example${programs['Gmail, French']}`)).toBe(words);
});

test.each([
  'De : Paris\nÀ : Berlin',
  'Voici mes disponibilités :\n- lundi\n- mardi',
  'Rendez-vous à 14:30 :-)',
  'From: one of us\nto you',
  '--\u00a0merci --',
  'a -- b',
  '',
])('words that only resemble a quote are kept (%j)', (text) => {
  expect(ownWords(text)).toBe(text);
  expect(ownWords(text + programs['Gmail, English'])).toBe(text);
});

const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', 'Merci :', 'On 3', '> quoted', '-- ', replyMark, 'De : x', 'Le 3 à 10:04 :', '_'.repeat(32)),
);
const texts = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
const plain = texts.filter((text) => ownWords(text) === text.trim() && !/[\r\u0085]/.test(text));

test('any text that quotes nothing is kept above the quote of any program', () => {
  fc.assert(
    fc.property(plain, fc.constantFrom(...Object.values(programs)), (text, quoted) => {
      // Without an attribution below it, such a line could be the attribution.
      fc.pre(!/[:：]\s*$/.test(text));
      expect(ownWords(text.trim() + quoted)).toBe(text.trim());
    }),
  );
});

test('nothing is invented or left of the quoted letter: the result is a beginning of the text, and stays the same when read again', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const own = ownWords(text);
      expect(text.replaceAll(/\r\n?/g, '\n').trim().startsWith(own)).toBe(true);
      expect(own).not.toContain(replyMark);
      expect(own).not.toMatch(/^>/m);
      expect(ownWords(own)).toBe(own);
    }),
  );
});

test.each(['>', 'De : ', '_', '-', ' ', 'a:', '\n', 'Le 1 ', '-----a', '10:04 :\n'])(
  'a hostile mail of a hundred thousand times %j is read at once',
  (part) => {
    const start = performance.now();
    ownWords(part.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
