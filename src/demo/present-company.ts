import type { Label } from '#reference/labelled.ts';
import type { Random } from './random.ts';

type Both = Label;

/** Facts that the presentation of a company uses. */
export type CompanyStory = {
  readonly name: string;
  /** Completes «X est …» and “X is …”. */
  readonly activity: Both;
  readonly founded: number;
  readonly home: string;
  readonly employees: number;
  readonly countriesCount: number;
};

/** Returns a presentation of two paragraphs in both languages. */
export function describeCompany(random: Random, story: CompanyStory): Both {
  const [opening, size, spirit, future] = [openings, sizes, spirits, futures].map((phrases) =>
    random.pick(phrases)(story),
  );
  const text = (language: keyof Both) =>
    `${opening?.[language]} ${size?.[language]}\n\n${spirit?.[language]} ${future?.[language]}`;
  return { fr: text('fr').replaceAll(/ ([;:?!])/g, '\u00a0$1'), en: text('en') };
}

type Phrase = (story: CompanyStory) => Both;

const openings: readonly Phrase[] = [
  ({ name, activity }) => ({ fr: `${name} est ${activity.fr}.`, en: `${name} is ${activity.en}.` }),
  ({ name, activity, founded, home }) => ({
    fr: `L’aventure commence à ${home} en ${founded}. Aujourd’hui, ${name} est ${activity.fr}.`,
    en: `Founded in ${home} in ${founded}, ${name} is ${activity.en}.`,
  }),
  ({ name, activity, founded }) => ({
    fr: `Depuis ${founded}, ${name} est ${activity.fr}.`,
    en: `Since ${founded}, ${name} has been ${activity.en}.`,
  }),
];

const sizes: readonly Phrase[] = [
  ({ employees, countriesCount }) => ({
    fr: `Nos ${employees.toLocaleString('fr')} collaborateurs travaillent dans ${countriesCount} pays.`,
    en: `Our ${employees.toLocaleString('en')} people work in ${countriesCount} countries.`,
  }),
  ({ employees, countriesCount }) => ({
    fr: `Nous sommes ${employees.toLocaleString('fr')} à y travailler, dans ${countriesCount} pays.`,
    en: `There are ${employees.toLocaleString('en')} of us, in ${countriesCount} countries.`,
  }),
];

const spirits: readonly Phrase[] = [
  () => ({
    fr: 'Nous confions tôt de vraies responsabilités et nous prenons le temps de les accompagner.',
    en: 'We hand over real responsibilities early and take the time to support them.',
  }),
  () => ({
    fr: 'Nous croyons au travail bien fait, aux équipes mêlées et aux décisions prises au plus près du terrain.',
    en: 'We believe in work well done, mixed teams and decisions taken close to the field.',
  }),
  () => ({
    fr: 'La curiosité, la franchise et l’entraide comptent ici autant que les diplômes.',
    en: 'Curiosity, candour and mutual help count here as much as degrees.',
  }),
  () => ({
    fr: 'Chaque volontaire a un tuteur sur place et un parrain au siège.',
    en: 'Every volunteer has a tutor on site and a mentor at headquarters.',
  }),
];

const futures: readonly Phrase[] = [
  () => ({
    fr: 'Un volontaire sur deux poursuit l’aventure avec nous à la fin de sa mission.',
    en: 'One volunteer in two stays with us after the mission.',
  }),
  () => ({
    fr: 'Nous réduisons chaque année notre empreinte carbone et publions nos résultats.',
    en: 'We reduce our carbon footprint every year and publish our results.',
  }),
  ({ home }) => ({
    fr: `Notre siège est à ${home} ; nos projets, eux, sont partout.`,
    en: `Our headquarters are in ${home}; our projects are everywhere.`,
  }),
  () => ({
    fr: 'Nous accueillons toutes les candidatures, sans distinction.',
    en: 'We welcome every application, without distinction.',
  }),
];
