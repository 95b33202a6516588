import { describe, expect, test } from 'vitest';
import { specializations } from '#reference/specializations.ts';
import { thesaurus } from '#search/vocabulary/thesaurus.ts';
import { readJobField } from './job-field.ts';
import { fieldsOfConcepts, silentConcepts } from './read-job-fields.ts';

const reference = { specializations: new Map(specializations.map((one) => [one.id, one])) };
const read = (title: string, text = '') => readJobField(title, text, reference);
const familyOf = (id: number | undefined) => reference.specializations.get(id ?? 0)?.parentId ?? id;

test('every concept of the thesaurus names its job fields, or is listed as silent', () => {
  expect(thesaurus.map(({ id }) => id).filter((id) => fieldsOfConcepts.has(id) === silentConcepts.has(id))).toEqual([]);
  const known = new Set(thesaurus.map(({ id }) => id));
  expect([...fieldsOfConcepts.keys(), ...silentConcepts].filter((id) => !known.has(id))).toEqual([]);
});

test('every job field of the file is a specialization', () => {
  const ids = [...fieldsOfConcepts.values()].flatMap((fields) => fields.ids);
  expect(ids.filter((id) => !reference.specializations.has(id))).toEqual([]);
});

describe('a trade in the title decides', () => {
  test.each([
    ['Contrôleur de gestion - Milan (H/F)', 19],
    ['TALENT ACQUISITION SPECIALIST BERLIN', 100],
    ['Développeur(se) full stack', 24],
    ['Ingénieur méthodes', 58],
    ['Conductrice de travaux', 196],
    ['Juriste droit des affaires', 214],
    ['Chargé·e de communication', 216],
    ['Logistics coordinator', 243],
  ])('%s', (title, family) => {
    expect(familyOf(read(title, 'Notre groupe vend des logiciels de banque.')?.ids[0])).toBe(family);
  });
});

test('the head of an English row of nouns decides, and the first trade of a French title', () => {
  expect(familyOf(read('Powertrain buyer')?.ids[0])).toBe(243);
  expect(familyOf(read('Acheteur moteurs et mécanique')?.ids[0])).toBe(243);
});

test('a tool in the title decides if the title names no trade', () => {
  expect(familyOf(read('Développeur Flutter')?.ids[0])).toBe(24);
});

test('a trade of two families belongs to both', () => {
  expect(read('Ingénieur maintenance')?.ids.map(familyOf)).toEqual(expect.arrayContaining([58, 59]));
});

test('a title without a trade leaves the decision to the text', () => {
  const text = 'Au sein de la comptabilité, la clôture comptable et la comptabilité fournisseurs vous attendent.';
  expect(familyOf(read('V.I.E. à Lisbonne', text)?.ids[0])).toBe(19);
});

test('project management decides only where nothing else does', () => {
  expect(familyOf(read('Chef de projet', 'Vous rejoignez une équipe dynamique.')?.ids[0])).toBe(193);
  expect(familyOf(read('Chef de projet marketing')?.ids[0])).toBe(216);
});

test('texts that name nothing, or too many different things, say nothing', () => {
  expect(read('Consultant', 'Une équipe dynamique.')).toBeNull();
  expect(read('V.I.E.', 'Comptabilité, marketing, recrutement, logistique, soudure, agronomie.')).toBeNull();
});

test('the passage is the part of the title that decides', () => {
  expect(read('VIE – Credit analyst (M/F)')?.passage).toBe('Credit analyst');
});
