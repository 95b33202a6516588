import { type Locale, locales } from '#words/locale.ts';
import { valuesReadFromTexts } from '#search/extraction/read-offer-texts.ts';
import { z } from 'zod';
import { codedValue, numberedValue } from '#api/v1/reference/reference-schemas.ts';
import { allowanceSchema } from '../allowance-schema.ts';
import { describe } from '../describe.ts';

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
  reference: z
    .string()
    .meta(describe('Public reference, such as VIE237379', 'Référence publique, par exemple VIE237379')),
  pages: z
    .strictObject({
      fr: z.url().meta(describe('In French', 'En français')),
      en: z.url().meta(describe('In English', 'En anglais')),
    } satisfies Readonly<Record<Locale, z.ZodType>>)
    .meta(describe('Its pages on the site', 'Ses pages sur le site')),
  state: z
    .enum(['open', 'filled', 'expired'])
    .meta(
      describe('Open to applications, or the reason why not', 'Ouverte aux candidatures, ou la raison de sa fermeture'),
    ),
  language: z.enum(locales).meta(describe('Language of title and texts', 'Langue du titre et des textes')),
  title: z.string().meta(describe('Its title', 'Son intitulé')),
  company: z
    .strictObject({
      id: z.int().meta(describe('Its number', 'Son numéro')),
      name: z.string().meta(describe('Name', 'Son nom')),
    })
    .meta(describe('The company or organisation', 'L’entreprise ou l’organisme')),
  place,
  missionType: codedValue.meta(
    describe('V.I.E. in a company, V.I.A. in public service', 'V.I.E. en entreprise, V.I.A. en administration'),
  ),
  durationMonths: z.int().meta(describe('Duration in months', 'Durée en mois')),
  missionStart: day.meta(describe('First day of the mission', 'Premier jour de la mission')),
  missionEnd: day.nullable().meta(describe('Last day, if known', 'Dernier jour, s’il est connu')),
  monthlyAllowance: z
    .number()
    .nullable()
    .meta(
      describe(
        'Euros per month that the offer states; null if it states none',
        'Euros par mois qu’indique l’offre ; null si elle n’en indique pas',
      ),
    ),
  allowance: allowanceSchema
    .nullable()
    .meta(
      describe(
        'The allowance that the site shows, with its source; null if the offer states none and the scale does not list the place',
        'L’indemnité que montre le site, avec sa source ; null si l’offre n’en indique pas et que le barème ignore le lieu',
      ),
    ),
  remoteWork: z.boolean().meta(describe('Some remote work is possible', 'Télétravail possible')),
  environmental: z.boolean().meta(describe('Environmental mission', 'À visée environnementale')),
  sector: numberedValue.nullable().meta(describe('Sector', 'Secteur d’activité')),
  specializations: z
    .array(numberedValue)
    .meta(describe('Job fields, the main one first', 'Métiers, le principal d’abord')),
  studyLevels: z.array(numberedValue).meta(describe('Required study levels', 'Niveaux d’études demandés')),
  readFromTexts: z
    .array(z.enum(valuesReadFromTexts))
    .meta(
      describe(
        'Which of these values its texts state and its source leaves out',
        'Celles de ces valeurs que dit son texte et que sa source omet',
      ),
    ),
  askedLanguages: z
    .array(codedValue)
    .meta(describe('Languages required, as found in the text', 'Langues demandées, selon le texte')),
  publishedAt: moment.meta(describe('Published since', 'Depuis quand elle est en ligne')),
  endsAt: moment
    .nullable()
    .meta(describe('Expiry date; null: until further notice', 'Date d’expiration ; null : jusqu’à nouvel ordre')),
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

/** Name of a field of an offer. */
export type OfferField = keyof typeof offerFields;

const text = z.string().nullable();
const texts = {
  description: text.meta(describe('The role', 'La mission')),
  profile: text.meta(describe('Candidate profile', 'Le profil recherché')),
};

/** An offer in a list. */
export const offerSchema = z
  .strictObject({ ...offerFields, description: texts.description.optional(), profile: texts.profile.optional() })
  .meta({
    id: 'Offer',
    ...describe('An offer; its texts if requested', 'Une offre ; ses textes s’ils sont demandés'),
  });

/** A single offer. */
export const wholeOfferSchema = z
  .strictObject({ ...offerFields, ...texts })
  .meta({ id: 'WholeOffer', ...describe('An offer with its texts', 'Une offre avec ses textes') });

/** Reason why an offer matches. */
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
    of: z.string().meta(describe('The requested criterion', 'Le critère demandé')),
  })
  .meta({
    id: 'Reason',
    ...describe(
      'Why an offer is found that does not say what was asked',
      'Pourquoi une offre est trouvée sans dire ce qui était demandé',
    ),
  });
