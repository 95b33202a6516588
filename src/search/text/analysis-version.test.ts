import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { analysisVersion, pairsOf, termsOf, foldedWords } from './terms-of.ts';
import { compileVocabulary } from './vocabulary-matcher.ts';

/**
 * Version of the analysis, and the digest of the sample below as this version analyses it. Indexes and
 * snapshots of another version are rebuilt.
 */
const known = { version: 7, digest: 'fa00ee3c59c5e9d6' };

const sample = [
  'Ingénieur·e qualité (H/F) – Chargé(e) d’affaires à l’étranger, V.I.E.',
  'Développeuses C++, .NET et R&D : M&A, IT/Support N2, e-commerce, H/F/X',
  'Contrôleur de gestion / Controller – supply-chain & logistique (Bac +5), 12 mois',
  'Senior accountants, buyers’ assistants, companies, analysis, bonus, travaux, pays',
  'Œuvres, cœurs, Straße, Kraków, İstanbul; directeur/directrice – chef de produits',
  'Architectes, architects : assurance qualité, assurances directes',
  'make it work; Working on AI. We use C, R and Go | SAP FI/CO • Power BI',
];
const vocabulary = compileVocabulary(
  [
    { id: 'it', equal: ['IT', 'informatique', 'support IT'] },
    { id: 'controlling', equal: ['contrôle de gestion', 'contrôleur de gestion', 'controller'], kindOf: ['finance'] },
    { id: 'finance', equal: ['finance'] },
    { id: 'product', equal: ['chef de produit'] },
    { id: 'insurance', equal: ['assurance'], isIndustry: true },
    { id: 'quality-assurance', equal: ['assurance qualité'] },
  ],
  [{ id: 'rank-chief', equal: ['chef', 'directeur'] }],
);

test('if offers get other terms, the analysis needs another version number', () => {
  const terms = sample.map((text) => [termsOf(text, vocabulary), pairsOf(text), foldedWords(text)]);
  const digest = createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 16);
  expect({ version: analysisVersion, digest }).toEqual(known);
});
