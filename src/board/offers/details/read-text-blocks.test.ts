import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTextBlocks } from './read-text-blocks.ts';

/** Returns the text without blanks and list marks. */
const read = (text: string) => text.replace(/[\s\-–—*>=·→➔➜➡•▪■□●○◦‣◆◇❖➢➤►▸▶✓✔✅☑🔹🔸🔷🔶👉]|\ufe0f/gu, '');

const employersText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '- Suivre',
        '• Vendre',
        '',
        '  ',
        'Vos missions :',
        '* Tester',
        'et le reste',
        '-5 %',
        '> Oui',
        '→',
        '✔️ Fait',
        '🚀 Vos',
      ),
      fc.string(),
    ),
    { maxLength: 12 },
  )
  .chain((lines) => fc.constantFrom('\n', '\r\n', ' ').map((separator) => lines.join(separator)));

describe('reading the text of an offer', () => {
  test('consecutive lines form one paragraph, and an empty line starts the next', () => {
    expect(readTextBlocks('Bonjour,\nVenez.\n\nÀ bientôt')).toEqual([
      { kind: 'paragraph', lines: ['Bonjour,', 'Venez.'] },
      { kind: 'paragraph', lines: ['À bientôt'] },
    ]);
  });

  test('lines with a dash or a bullet are a list', () => {
    expect(readTextBlocks('Vos missions :\r\n- Suivre les ventes\r\n• Animer le réseau\r\nMerci')).toEqual([
      { kind: 'paragraph', lines: ['Vos missions :'] },
      { kind: 'list', items: ['Suivre les ventes', 'Animer le réseau'] },
      { kind: 'paragraph', lines: ['Merci'] },
    ]);
  });

  test('a list whose line breaks were lost is recognised', () => {
    expect(readTextBlocks('Vos missions : - Suivre - Vendre - Animer')).toEqual([
      { kind: 'paragraph', lines: ['Vos missions :'] },
      { kind: 'list', items: ['Suivre', 'Vendre', 'Animer'] },
    ]);
  });

  test.each([
    ['Les tâches : - suivre les ventes - tester', ['suivre les ventes', 'tester']],
    ['Votre mission: - Suivre un client - Lyon', ['Suivre un client', 'Lyon']],
    ['Venez ! > Vous êtes curieux ? > Vous parlez anglais ?', ['Vous êtes curieux ?', 'Vous parlez anglais ?']],
    ['- suivre - vendre - animer', ['suivre', 'vendre', 'animer']],
    [
      'Vos tâches - Suivre les ventes du pays - Vendre à nos clients (BTP…) - Animer le réseau. - Conclure',
      ['Suivre les ventes du pays', 'Vendre à nos clients (BTP…)', 'Animer le réseau.', 'Conclure'],
    ],
    ['🔹 Suivre 🔹 Vendre', ['Suivre', 'Vendre']],
    ['Suivre les ventes• Animer le réseau', ['Animer le réseau']],
    ['•\nSuivre\n•\nVendre', ['Suivre', 'Vendre']],
    ['✔️ Suivre\n➡️ Vendre', ['Suivre', 'Vendre']],
  ])('the text %j contains a list', (text, items) => {
    expect(readTextBlocks(text).filter(({ kind }) => kind === 'list')).toEqual([{ kind: 'list', items }]);
  });

  test('each sentence that begins with an emoji is a separate line, and keeps the emoji', () => {
    expect(readTextBlocks('🌍 L’entreprise vend. 🚀 Vos missions 🎯 Vous')).toEqual([
      { kind: 'paragraph', lines: ['🌍 L’entreprise vend.', '🚀 Vos missions', '🎯 Vous'] },
    ]);
    expect(readTextBlocks('Rejoignez-nous 🚀 Vite !')).toMatchObject([{ lines: ['Rejoignez-nous 🚀 Vite !'] }]);
  });

  test.each([
    'Paris - Lyon, import - export',
    '-5 % de marge',
    'Paris - Lyon - Nice - Lille',
    '> 10 ans et < 20 ans',
    'si a > b alors b > c',
    'Un poste de 9h - 18h : temps plein',
    '2 * 3 * 4',
    'Poste → contrat',
  ])('the text %j is not a list', (text) => {
    expect(readTextBlocks(text)).toEqual([{ kind: 'paragraph', lines: [text] }]);
  });

  test('an item of a list keeps the dashes inside it', () => {
    expect(readTextBlocks('- Suivi budgétaire - reporting - Paris\n- Achats : Paris - Lyon')).toMatchObject([
      { kind: 'list', items: ['Suivi budgétaire - reporting - Paris', 'Achats : Paris - Lyon'] },
    ]);
  });

  // Limits the time, because a line of 100 kB took a minute when matching started at each blank.
  test.each([
    ['blanks within a line', `a${' '.repeat(100_000)}b`],
    ['blanks after a bullet', `•${' '.repeat(100_000)}b`],
    ['unbreakable blanks', `a${'\u00a0'.repeat(100_000)}b`],
    ['dashes', ' - '.repeat(33_000)],
  ])('a text of 100 kB of %s is read within two seconds', (_what, text) => {
    const begun = performance.now();
    readTextBlocks(text);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('no word is lost, added or moved', () => {
    fc.assert(
      fc.property(employersText, (text) => {
        const shown = readTextBlocks(text).flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
        expect(read(shown.join(' '))).toBe(read(text));
      }),
    );
  });

  test('no block, line or item is empty', () => {
    fc.assert(
      fc.property(employersText, (text) => {
        for (const block of readTextBlocks(text)) {
          const parts = block.kind === 'list' ? block.items : block.lines;
          expect(parts.length).toBeGreaterThan(0);
          expect(parts.every((part) => part.trim() !== '')).toBe(true);
        }
      }),
    );
  });
});
