import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctText } from './correct-text.ts';

test.each([
  [
    'suply chian',
    [
      { from: 'suply', to: 'supply' },
      { from: 'chian', to: 'chain' },
    ],
    'supply chain',
  ],
  ['un super  visor, vite', [{ from: 'super visor', to: 'supervisor' }], 'un supervisor, vite'],
  ['marketing ing', [{ from: 'ing', to: 'ingénieur' }], 'marketing ingénieur'],
  [
    'Getion de getion',
    [
      { from: 'Getion', to: 'gestion' },
      { from: 'getion', to: 'gestion' },
    ],
    'gestion de gestion',
  ],
  ['prix $& (a|b)', [{ from: 'prix', to: '$&' }], '$& $& (a|b)'],
  ['rien', [{ from: 'absent', to: 'présent' }], 'rien'],
  ['"getion" -getion getion', [{ from: 'getion', to: 'gestion' }], '"getion" -getion gestion'],
  ['super -x visor', [{ from: 'super visor', to: 'supervisor' }], 'super -x visor'],
])('«%s» is rewritten with its corrections, outside quotes and exclusions', (text, corrections, corrected) => {
  expect(correctText(text, corrections)).toBe(corrected);
});

test('any text without corrections stays unchanged, and no correction throws an error', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, text, text, (text, from, to) => {
      expect(correctText(text, [])).toBe(text.normalize('NFC'));
      expect(typeof correctText(text, [{ from, to }])).toBe('string');
    }),
  );
});
