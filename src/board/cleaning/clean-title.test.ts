import { expect, test } from 'vitest';
import { countries } from '#reference/countries.ts';
import { cleanTitle } from './clean-title.ts';
import { properNounsOf } from './proper-nouns.ts';

const names = properNounsOf(new Map(countries.map((country) => [country.id, country])));
const clean = (title: string, ...places: string[]) => cleanTitle(title, names, places);

test.each([
  ['Responsable du phare H/F/X (H/F)', 'Responsable du phare'],
  ['Growth officer  [F/M/X] (H/F)', 'Growth officer'],
  ['VIE - Junior buyer(M/F/D) (H/F)', 'VIE - Junior buyer'],
  ['Planner contrat H_F_X (H/F)', 'Planner contrat'],
  ['Site engineer HF', 'Site engineer'],
  ['Ingénieur ( H/F) (H/F)', 'Ingénieur'],
  ['Analyste – Finance ( (H/F)', 'Analyste – Finance'],
  ['Dessinateur - (H/F)', 'Dessinateur'],
  ['Analyst Tidal Power F/h', 'Analyst Tidal Power'],
  ['Cloud Engineer (H/F) - Poste Itinérant', 'Cloud Engineer - Poste Itinérant'],
])('gender marks are removed: %s', (raw, shown) => {
  expect(clean(raw)).toBe(shown);
});

test.each([
  ['LANTERN ENGINEER  - H/F', 'Lantern engineer'],
  ['TECHNICIEN(NE) FORMATEUR GMAO DEBUTANT F/H', 'Technicien(ne) formateur GMAO debutant'],
  ['INGENIEUR QUALITE SAP', 'Ingénieur qualité SAP'],
  ['RESPONSABLE RH ET QHSE', 'Responsable RH et QHSE'],
  ['V.I.E - DEVOPS ENGINEER', 'V.I.E - DevOps engineer'],
  ["CHARGE D'AFFAIRES B2B", "Chargé d'affaires B2B"],
  ['CHARGE (E) DE MISSION', 'Chargé(e) de mission'],
  ['IT PROJECT MANAGER', 'IT project manager'],
  ['SALES MANAGER INDE', 'Sales manager Inde'],
  ['INGENIEUR FLUIDES ETATS-UNIS', 'Ingénieur fluides États-Unis'],
  ['BUSINESS MANAGER PAYS-BAS - BRUXELLES', 'Business manager Pays-Bas - Bruxelles'],
  ['COMMERCIAL WITH GERMAN SPEAKER', 'Commercial with German speaker'],
  ['INGENIEUR ADAPTATION et SUPPORT', 'Ingénieur adaptation et support'],
])('a title in capitals becomes a sentence that keeps acronyms and names: %s', (raw, shown) => {
  expect(clean(raw)).toBe(shown);
});

test('the city of the offer keeps its capital even if the reference does not contain the city', () => {
  expect(clean('LIGHTHOUSE KEEPER PORTWEN', 'Portwen')).toBe('Lighthouse keeper Portwen');
});

test('a title in mixed case stays as written', () => {
  expect(clean('Chef de Projet SI – DataOps & iOS')).toBe('Chef de Projet SI – DataOps & iOS');
});

test('the first word of a title in mixed case becomes lower case if it is in capitals', () => {
  expect(clean('FORMATEUR(TRICE) (M/F) (H/F) - San Diego, CA')).toBe('Formateur(trice) - San Diego, CA');
});

test('in a title in mixed case, a place in capitals is capitalised as a name', () => {
  expect(clean('Responsable des vergers – Tamale - GHANA (H/F)')).toBe('Responsable des vergers – Tamale - Ghana');
});

test('a title that consists only of marks becomes empty', () => {
  expect(clean(' (H/F) ')).toBe('');
});

test('a cleaned title stays the same if it is cleaned again', () => {
  for (const title of ['GÉOMÈTRE(S) SIG (H/F)', 'VIE - IT DRONE PILOT HF', 'contrôleur  (H/F)']) {
    expect(clean(clean(title))).toBe(clean(title));
  }
});
