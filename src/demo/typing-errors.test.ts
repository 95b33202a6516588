import { describe, expect, test } from 'vitest';
import { countries } from '#reference/countries.ts';
import { createSpeller } from '#search/spelling/speller.ts';
import { foldedWords } from '#search/text/terms-of.ts';
import { heads } from '#search/vocabulary/heads.ts';
import { thesaurus } from '#search/vocabulary/thesaurus.ts';
import { type Locale, locales } from '#words/locale.ts';
import { generateOffers } from './generate-offers.ts';

const now = new Date('2026-11-21T10:00:00Z');
const offersWith = new Map<string, number>();
const cities = new Set<string>();
for (const { row } of generateOffers({ seed: 7, count: 1000, now })) {
  const texts = [row.title, row.description, row.profile, row.city_fr, row.city_en];
  for (const word of new Set(texts.flatMap((text) => foldedWords(text))))
    offersWith.set(word, (offersWith.get(word) ?? 0) + 1);
  cities.add(row.city_fr).add(row.city_en);
}
const speller = await createSpeller(
  { frequency: (word) => offersWith.get(word) ?? 0, words: () => offersWith },
  {
    vocabularyWords: [...thesaurus, ...heads].flatMap(({ equal }) => equal),
    names: [...cities, ...countries.flatMap(({ fr, en }) => [fr, en])],
  },
);

function meant(text: string, locale: Locale): string {
  const said = text.split(' ');
  const words = said.map((typed) => ({ typed, known: false }));
  for (const { to, at, length } of speller.correct(words, locale).toReversed()) said.splice(at, length, to);
  return said.join(' ');
}

/** Typed word → intended word: frequent typing errors of candidates in each language. */
const mistakes = {
  fr: `
  mecanik: mécanique
  farmacie: pharmacy
  injenieur qualité: ingénieur qualité
  ingenieru: ingénieur
  ingeneur: ingénieur
  developeur web: développeur web
  devellopeur: développeur
  logistik: logistique
  logisitque: logistique
  contabilité: comptabilité
  comptablité: comptabilité
  achteur: acheteur
  acheteru: acheteur
  analiste financier: analyste financier
  controleur de gestoin: controleur de gestion
  controle de getion: controle de gestion
  ressouces humaines: ressources humaines
  recrutemnt: recrutement
  asurance: assurance
  asuranse: assurance
  trezorerie: trésorerie
  oditeur: auditeur
  informatik: informatique
  electrotecnique: électrotechnique
  aeronotique: aéronautique
  automobille: automobile
  agroalimentare: agroalimentaire
  énergies renouvlables: énergies renouvelables
  marketting: marketing
  markéting: markéting
  comunication: communication
  communciation: communication
  juridik: juridique
  hotelerie: hôtellerie
  maintenence: maintenance
  chefde projet: chef de projet
  chefdeprojet: chef de projet
  chef de projt: chef de projet
  super visor: supervisor
  supplychain: supply chain
  suply chian: supply chain
  chargé de clientel: chargé de clientèle
  atache commercial: attaché commercial
  comercial: commercial
  technicein: technicien
  tecnicien: technicien
  bâtimant: bâtiment
  architcte: architecte
  vandeur: vendeur
  Allemange: Allemagne
  singapoure: Singapour
  londre: Londres
  new yrok: new York
  shangai: Shanghai
  Bruxeles: Bruxelles
  Copenhage: Copenhague
  Espange: Espagne
  slq: SQL
  javscript: JavaScript
  exel: Excel
  powerpiont: PowerPoint`,
  en: `
  enginer: engineer
  data enginer: data engineer
  data sientist: data scientist
  develper: developer
  busines analyst: business analyst
  anlyst: analyst
  acounting: accounting
  accountent: accountant
  purchasser: purchaser
  maneger: manager
  project manger: project manager
  quality enginer: quality engineer
  recuitment: recruitment
  manufacturng: manufacturing
  warehous: warehouse
  sustainabilty: sustainability
  enviroment: environment
  cybersecuirty: cybersecurity
  finanse: finance
  logisitcs: logistics
  maintenace: maintenance
  mecanical engineer: mechanical engineer
  electrcal: electrical
  chemestry: chemistry
  germay: Germany
  Amsterdm: Amsterdam
  dublni: Dublin
  businessdevelopment: business development
  productmanager: product manager`,
};

describe.each(locales)('typing errors in %s', (locale) => {
  const cases = mistakes[locale]
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split(': '));
  test.each(cases)('the typing error «%s» is corrected to «%s»', (typed = '', right = '') => {
    expect(meant(typed, locale)).toBe(right);
  });
});

test.each([
  'Cologne',
  'Pologne',
  "l'Oréal",
  'bois',
  'solaire',
  'coiffeur',
  'boulanger',
  'plombier',
  'vétérinaire',
  'journaliste',
  'traducteur',
  'cuisinier',
  'xylophone',
  'Zürich',
  'менеджер',
  'acheteuse',
  'purchaser',
  'C++',
  'R&D',
  '2027',
  'IT',
])('the word «%s» is not corrected', (typed) => {
  for (const locale of locales) expect(meant(typed, locale)).toBe(typed);
});
