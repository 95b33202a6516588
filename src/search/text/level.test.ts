import { expect, test } from 'vitest';
import { stemOf, wordOf } from './word.ts';

test.each([
  ['chargé', 'chargée', 'chargés', 'chargées', 'chargee'],
  ['développeur', 'développeuse', 'développeuses', 'Developpeurs'],
  ['directeur', 'directrice', 'directrices'],
  ['financier', 'financière', 'financières'],
  ['technicien', 'technicienne', 'techniciennes'],
  ['commercial', 'commerciale', 'commerciaux', 'commerciales'],
  ['industriel', 'industrielle', 'industrielles'],
  ['assistant', 'assistante', 'assistants'],
  ['créatif', 'créative', 'creative'],
  ['logistique', 'logistics', 'logistic'],
  ['company', 'companies'],
  ['analyste', 'analyst', 'analysts'],
  ['énergie', 'energy', 'energies'],
])('%s has the same stem as its other forms', (first, ...others) => {
  for (const other of others) expect([other, wordOf(other).level]).toEqual([other, wordOf(first).level]);
});

test.each([
  ['compta', 'compte', 'comptable'],
  ['trading', 'trade', 'trader'],
  ['account', 'accountant', 'accounting'],
  ['process', 'proces'],
  ['cologne', 'pologne'],
  ['export', 'expert'],
  ['pays', 'paye'],
])('%s and similar words have different stems', (...words) => {
  expect(new Set(words.map((word) => wordOf(word).level)).size).toBe(words.length);
});

test.each([
  ['développement', 'development', 'développer', 'développeur', 'developer'],
  ['coordination', 'coordinateur', 'coordinatrice', 'coordinator', 'coordinating'],
  ['optimisation', 'optimiser', 'optimization', 'optimize'],
  ['qualité', 'quality'],
  ['technique', 'technical', 'technicien', 'technician'],
  ['direction', 'directeur', 'director'],
  ['financier', 'financial', 'finance'],
])('the words of the family of %s have the same stem in both languages', (first, ...others) => {
  for (const other of others) expect([other, stemOf(wordOf(other).folded)]).toEqual([other, wordOf(first).stem]);
});

test('numbers and other scripts stay unchanged', () => {
  for (const word of ['2026', 'b2b', 'c++', 'москва', '東京'])
    expect([wordOf(word).level, wordOf(word).stem]).toEqual([word.normalize('NFKD'), word.normalize('NFKD')]);
});
