import { z } from 'zod';
import type { Label } from '#reference/labelled.ts';
import { missionTypes } from '#reference/mission-types.ts';
import { defineEndpoint } from '../endpoint.ts';
import { describe } from '../describe.ts';
import { codedValue, countryValue, numberedValue, specializationValue } from './reference-schemas.ts';
import { nameOf } from '../present-label.ts';

export const readReferenceEndpoint = defineEndpoint({
  id: 'readReference',
  method: 'GET',
  path: '/reference',
  tag: 'reference',
  summary: { en: 'All reference values', fr: 'Toutes les valeurs de référence' },
  description: {
    en: 'The names of the ids in offers and criteria, in both languages. They change a few times a year.',
    fr: 'Les noms des identifiants utilisés dans les offres et les critères, dans les deux langues. Ils changent quelques fois par an.',
  },
  keep: 3600,
  examples: [{ title: { en: 'All values', fr: 'Toutes les valeurs' } }],
  request: z.object({}),
  response: z
    .strictObject({
      zones: z.array(numberedValue).meta(describe('Zones of the world', 'Zones du monde')),
      countries: z.array(countryValue).meta(describe('Countries', 'Pays')),
      sectors: z.array(numberedValue).meta(describe('Sectors', 'Secteurs d’activité')),
      specializations: z.array(specializationValue).meta(describe('Job fields and families', 'Métiers et familles')),
      studyLevels: z
        .array(numberedValue)
        .meta(describe('Study levels, the lowest first', 'Niveaux d’études, du plus bas au plus haut')),
      missionTypes: z.array(codedValue).meta(describe('Types of mission', 'Types de mission')),
      companySizes: z.array(numberedValue).meta(describe('Sizes of companies', 'Tailles d’entreprise')),
      languages: z.array(codedValue).meta(describe('Languages, by ISO 639-1', 'Langues, selon ISO 639-1')),
    })
    .meta({ id: 'Reference', ...describe('All reference values', 'Toutes les valeurs de référence') }),
  handle: async ({ board }) => {
    const known = await board.reference();
    return {
      body: {
        zones: valuesOf(known.zones),
        countries: [...known.countries].map(([id, { zoneId, ...name }]) => ({ id, name: nameOf(name), zoneId })),
        sectors: valuesOf(known.sectors),
        specializations: [...known.specializations].map(([id, { parentId, ...name }]) => ({
          id,
          name: nameOf(name),
          parentId,
        })),
        studyLevels: valuesOf(known.studyLevels),
        missionTypes: missionTypes.map(({ code: id, ...name }) => ({ id, name: nameOf(name) })),
        companySizes: valuesOf(known.companySizes),
        languages: valuesOf(known.languages),
      },
    };
  },
});

function valuesOf<Id>(values: ReadonlyMap<Id, Label>): { id: Id; name: Label }[] {
  return [...values].map(([id, name]) => ({ id, name: nameOf(name) }));
}
