import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

test.each([
  ['mecanik', 'mecanique'],
  ['farmacie', 'pharmacie'],
  ['injenieur', 'ingenieur'],
  ['kontabilite', 'comptabilite'],
  ['komercial', 'commercial'],
  ['aeronotique', 'aeronautique'],
  ['electrissien', 'electricien'],
  ['umaines', 'humaines'],
  ['jestion', 'gestion'],
  ['teknicien', 'technicien'],
  ['vandeur', 'vendeur'],
  ['comunicassion', 'communication'],
  ['desiner', 'designer'],
  ['enginear', 'engineer'],
  ['kwerty', 'cwerti'],
])('«%s» sounds like «%s»', (written, meant) => {
  expect(soundKey(written)).toBe(soundKey(meant));
});

test.each([
  ['achat', 'chat'],
  ['marketing', 'marking'],
  ['gare', 'jare'],
  ['code', 'sode'],
])('«%s» does not sound like «%s»', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});

test('doubled letters and plurals do not change the sound', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('dfklnrv')), minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(11), (word, at) => {
      const doubled = word.slice(0, at) + word.charAt(at) + word.slice(at);
      expect(soundKey(doubled)).toBe(soundKey(word));
      expect(soundKey(`${word}o`)).toBe(soundKey(`${word}os`));
    }),
  );
});
