import { type Locale, locales } from '#words/locale.ts';
import { z } from 'zod';
import { codedValue, numberedValue } from '#api/v1/reference/reference-schemas.ts';
import { describe } from '../say.ts';

const moment = z.iso.datetime();
const day = z.iso.date();

const place = z
  .strictObject({
    city: codedValue,
    country: codedValue,
    zone: numberedValue,
  })
  .meta({ id: 'Place', ...describe('Where the mission takes place', 'Où se déroule la mission') });

const offerFields = {
  id: z.int().meta(describe('Its number', 'Son numéro')),
  reference: z.string().meta(describe('What people call it: VIE237379', 'Comment on l’appelle : VIE237379')),
  pages: z
    .strictObject({
      fr: z.url().meta(describe('In French', 'En français')),
      en: z.url().meta(describe('In English', 'En anglais')),
    } satisfies Readonly<Record<Locale, z.ZodType>>)
    .meta(describe('Its pages on the site', 'Ses pages sur le site')),
  state: z
    .enum(['open', 'filled', 'expired'])
    .meta(describe('Whether one may still apply, or why not', 'Si l’on peut encore postuler, ou pourquoi non')),
  language: z.enum(locales).meta(describe('Language of title and texts', 'Langue du titre et des textes')),
  title: z.string().meta(describe('Its title', 'Son intitulé')),
  company: z
    .strictObject({
      id: z.int().meta(describe('Its number', 'Son numéro')),
      name: z.string().meta(describe('Its name', 'Son nom')),
    })
    .meta(describe('Who offers it', 'Qui la propose')),
  place,
  missionType: codedValue.meta(
    describe('V.I.E. in a company, V.I.A. in an administration', 'V.I.E. en entreprise, V.I.A. en administration'),
  ),
  durationMonths: z.int().meta(describe('Months that it lasts', 'Durée en mois')),
  missionStart: day.meta(describe('First day of the mission', 'Premier jour de la mission')),
  missionEnd: day.nullable().meta(describe('Last day, where it is said', 'Dernier jour, s’il est connu')),
  monthlyAllowance: z
    .number()
    .nullable()
    .meta(describe('Euros a month; null where it is not known', 'Euros par mois ; null si elle n’est pas connue')),
  remoteWork: z.boolean().meta(describe('Some remote work is possible', 'Télétravail possible')),
  environmental: z.boolean().meta(describe('It serves the environment', 'À visée environnementale')),
  sector: numberedValue.nullable().meta(describe('Sector of activity', 'Secteur d’activité')),
  specializations: z
    .array(numberedValue)
    .meta(describe('Professions, the main one first', 'Métiers, le principal d’abord')),
  studyLevels: z.array(numberedValue).meta(describe('Levels of study asked for', 'Niveaux d’études demandés')),
  askedLanguages: z
    .array(codedValue)
    .meta(describe('Languages asked for, as far as the text says so', 'Langues demandées, selon le texte')),
  publishedAt: moment.meta(describe('Since when it is on the board', 'Depuis quand elle est en ligne')),
  endsAt: moment
    .nullable()
    .meta(
      describe('When it leaves; null: until further notice', 'Quand elle se termine ; null : jusqu’à nouvel ordre'),
    ),
  createdAt: moment.meta(describe('When it was written', 'Quand elle a été rédigée')),
  updatedAt: moment.meta(describe('When it last changed', 'Dernière modification')),
  views: z
    .int()
    .meta(
      describe(
        'How often it was looked at; following the changes does not tell it',
        'Nombre de vues ; le suivi des changements ne le dit pas',
      ),
    ),
};

const text = z.string().nullable();
const texts = {
  description: text.meta(describe('What there is to do', 'La mission')),
  profile: text.meta(describe('Who is looked for', 'Le profil recherché')),
};

/** An offer of a list. */
export const offerSchema = z
  .strictObject({ ...offerFields, description: texts.description.optional(), profile: texts.profile.optional() })
  .meta({
    id: 'Offer',
    ...describe('An offer; its texts where they were asked for', 'Une offre ; ses textes s’ils sont demandés'),
  });

/** An offer by itself. */
export const wholeOfferSchema = z
  .strictObject({ ...offerFields, ...texts })
  .meta({ id: 'WholeOffer', ...describe('An offer with its texts', 'Une offre avec ses textes') });

/** Why an offer is found. */
export const reasonSchema = z
  .strictObject({
    kind: z
      .enum(['equivalent', 'neighbour', 'missing'])
      .meta(
        describe(
          'It says the same in other words, something near, or nothing of it',
          'Elle dit la même chose autrement, quelque chose de proche, ou rien de cela',
        ),
      ),
    of: z.string().meta(describe('What was asked', 'Ce qui était demandé')),
  })
  .meta({
    id: 'Reason',
    ...describe(
      'Why an offer is found that does not say what was asked',
      'Pourquoi une offre est trouvée sans dire ce qui était demandé',
    ),
  });
