import { locales } from '#words/locale.ts';
import { z } from 'zod';
import { codedValue, numberedValue } from '#api/v1/reference/reference-schemas.ts';
import { say } from '../say.ts';

const moment = z.iso.datetime();
const day = z.iso.date();

const place = z
  .strictObject({
    city: codedValue,
    country: codedValue,
    zone: numberedValue,
  })
  .meta({ id: 'Place', ...say('Where the mission takes place', 'Où se déroule la mission') });

const offerFields = {
  id: z.int().meta(say('Its number', 'Son numéro')),
  reference: z.string().meta(say('What people call it: VIE237379', 'Comment on l’appelle : VIE237379')),
  pages: z
    .strictObject({
      fr: z.url().meta(say('In French', 'En français')),
      en: z.url().meta(say('In English', 'En anglais')),
    })
    .meta(say('Its pages on the site', 'Ses pages sur le site')),
  state: z
    .enum(['open', 'filled', 'expired'])
    .meta(say('Whether one may still apply, or why not', 'Si l’on peut encore postuler, ou pourquoi non')),
  language: z.enum(locales).meta(say('Language of title and texts', 'Langue du titre et des textes')),
  title: z.string().meta(say('Its title', 'Son intitulé')),
  company: z
    .strictObject({
      id: z.int().meta(say('Its number', 'Son numéro')),
      name: z.string().meta(say('Its name', 'Son nom')),
    })
    .meta(say('Who offers it', 'Qui la propose')),
  place,
  missionType: codedValue.meta(
    say('V.I.E. in a company, V.I.A. in an administration', 'V.I.E. en entreprise, V.I.A. en administration'),
  ),
  durationMonths: z.int().meta(say('Months that it lasts', 'Durée en mois')),
  missionStart: day.meta(say('First day of the mission', 'Premier jour de la mission')),
  missionEnd: day.nullable().meta(say('Last day, where it is said', 'Dernier jour, s’il est connu')),
  monthlyAllowance: z
    .number()
    .nullable()
    .meta(say('Euros a month; null where it is not known', 'Euros par mois ; null si elle n’est pas connue')),
  remoteWork: z.boolean().meta(say('Some remote work is possible', 'Télétravail possible')),
  environmental: z.boolean().meta(say('It serves the environment', 'À visée environnementale')),
  sector: numberedValue.nullable().meta(say('Sector of activity', 'Secteur d’activité')),
  specializations: z.array(numberedValue).meta(say('Professions, the main one first', 'Métiers, le principal d’abord')),
  studyLevels: z.array(numberedValue).meta(say('Levels of study asked for', 'Niveaux d’études demandés')),
  askedLanguages: z
    .array(codedValue)
    .meta(say('Languages asked for, as far as the text says so', 'Langues demandées, selon le texte')),
  publishedAt: moment.meta(say('Since when it is on the board', 'Depuis quand elle est en ligne')),
  endsAt: moment
    .nullable()
    .meta(say('When it leaves; null: until further notice', 'Quand elle se termine ; null : jusqu’à nouvel ordre')),
  createdAt: moment.meta(say('When it was written', 'Quand elle a été rédigée')),
  updatedAt: moment.meta(say('When it last changed', 'Dernière modification')),
  views: z
    .int()
    .meta(
      say(
        'How often it was looked at; following the changes does not tell it',
        'Nombre de vues ; le suivi des changements ne le dit pas',
      ),
    ),
};

const text = z.string().nullable();
const texts = {
  description: text.meta(say('What there is to do', 'La mission')),
  profile: text.meta(say('Who is looked for', 'Le profil recherché')),
};

/** An offer of a list. */
export const offerSchema = z
  .strictObject({ ...offerFields, description: texts.description.optional(), profile: texts.profile.optional() })
  .meta({
    id: 'Offer',
    ...say('An offer; its texts where they were asked for', 'Une offre ; ses textes s’ils sont demandés'),
  });

/** An offer by itself. */
export const wholeOfferSchema = z
  .strictObject({ ...offerFields, ...texts })
  .meta({ id: 'WholeOffer', ...say('An offer with its texts', 'Une offre avec ses textes') });

/** Why an offer is found. */
export const reasonSchema = z
  .strictObject({
    kind: z
      .enum(['equivalent', 'neighbour', 'missing'])
      .meta(
        say(
          'It says the same in other words, something near, or nothing of it',
          'Elle dit la même chose autrement, quelque chose de proche, ou rien de cela',
        ),
      ),
    of: z.string().meta(say('What was asked', 'Ce qui était demandé')),
  })
  .meta({
    id: 'Reason',
    ...say(
      'Why an offer is found that does not say what was asked',
      'Pourquoi une offre est trouvée sans dire ce qui était demandé',
    ),
  });
