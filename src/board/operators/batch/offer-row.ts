import { z } from 'zod';
import { cleanLogoAddress, cleanWebAddress } from '#board/cleaning/clean-address.ts';
import { cleanCompanyName, namesCompany } from '#board/cleaning/clean-company-name.ts';
import { missionTypeCode } from '#reference/mission-type-code.ts';
import { cleanLine, cleanText } from '#board/cleaning/clean-text.ts';

// Limit of characters; the longest real text has about 5,000.
const maxTextLength = 50_000;
const maxLineLength = 300;

const line = z.string().max(maxLineLength).transform(cleanLine);
const named = line.refine((name) => name !== '', 'Expected a name that is not empty');
const text = z.string().max(maxTextLength).transform(cleanText);
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);
// Refuses years far from now. PostgreSQL has no year 0, and no mission begins then.
const inOurTimes = (text: string) => text > '1900' && text < '2200';
const day = z.iso.date().refine(inOurTimes, 'Expected a day of our times');
const moment = z.iso
  .datetime({ offset: true })
  .refine(inOurTimes, 'Expected a moment of our times')
  .transform((value) => new Date(value));
// Rounds to the cent. An amount below one euro is a mistake, because whole euros would turn it into an
// allowance of 0.
const euros = z
  .number()
  .max(99_999)
  .transform((value) => Math.round(value * 100) / 100)
  .refine((value) => value >= 1, 'Expected 1 or more');
const ids = z.array(z.int()).max(20).default([]);
const address = (clean: (text: string) => string | null) =>
  z
    .string()
    .max(2000)
    .transform(clean)
    .refine((url) => url !== null, 'Expected an address of the web');

/** Describes a field in the API document. */
const means = (description: string, fr: string) => ({ description, fr });

/** Operator's own id of an offer. */
export const externalId = z
  .string()
  .regex(/^[\x21-\x7e]{1,100}$/, 'Expected 1 to 100 printable ASCII characters without blanks');

const company = z.strictObject({
  name: named
    .transform(cleanCompanyName)
    .refine(namesCompany, 'Expected more than signs, a mark such as (H/F) or a legal form')
    .meta(means('Name', 'Son nom')),
  presentation: orNull(text).meta(means('What it says of itself', 'Sa présentation')),
  logoUrl: orNull(address(cleanLogoAddress)).meta(means('Address of its logo', 'Adresse de son logo')),
  sectorId: orNull(z.int()).meta(means('Sector', 'Secteur d’activité')),
});

const contact = z.strictObject({
  civility: orNull(line).meta(means('Civility', 'Civilité')),
  firstName: orNull(line).meta(means('First name', 'Prénom')),
  lastName: orNull(line).meta(means('Last name', 'Nom')),
  email: orNull(z.email()).meta(
    means('Who gets the applications; shown to nobody', 'Qui reçoit les candidatures ; n’est montrée à personne'),
  ),
  url: orNull(address(cleanWebAddress)).meta(
    means('Where one applies when there is no e-mail address', 'Où l’on postule sans adresse e-mail'),
  ),
});

/** An offer in the format of our own API, as an operator sends it. */
export const offerRow = z.strictObject({
  externalId: externalId.meta(means('Your own id of the offer', 'Votre propre identifiant de l’offre')),
  reference: orNull(named).meta(means('What people call it', 'Comment on l’appelle')),
  title: named.meta(means('Its title', 'Son intitulé')),
  company: company.meta(means('The company or organisation', 'L’entreprise ou l’organisme')),
  // Converts the code to capitals, because the fingerprints of existing rows were computed from capitals.
  missionType: missionTypeCode
    .transform((code) => (code === 'vie' ? 'VIE' : 'VIA'))
    .meta(means('V.I.E. in a company, V.I.A. in public service', 'V.I.E. en entreprise, V.I.A. en administration')),
  durationMonths: z.int().min(1).max(36).meta(means('Duration in months', 'Durée en mois')),
  countryId: z.string().max(2).meta(means('Country, by ISO 3166-1', 'Pays, selon ISO 3166-1')),
  city: orNull(line).meta(means('Name of the city, in French', 'Nom de la ville, en français')),
  description: orNull(text).meta(means('The role', 'La mission')),
  profile: orNull(text).meta(means('Candidate profile', 'Le profil recherché')),
  sectorId: orNull(z.int()).meta(means('Sector', 'Secteur d’activité')),
  specializationIds: ids.meta(means('Job fields, the main one first', 'Métiers, le principal d’abord')),
  studyLevelIds: ids.meta(means('Required study levels', 'Niveaux d’études demandés')),
  monthlyAllowance: orNull(euros).meta(means('Euros a month, from 1', 'Euros par mois, à partir de 1')),
  remoteWork: z.boolean().default(false).meta(means('Some remote work is possible', 'Télétravail possible')),
  environmental: z.boolean().default(false).meta(means('Environmental mission', 'À visée environnementale')),
  missionStart: day.meta(means('First day of the mission', 'Premier jour de la mission')),
  missionEnd: orNull(day).meta(means('Last day; else the duration says it', 'Dernier jour ; sinon la durée le dit')),
  publishedAt: orNull(moment).meta(
    means(
      'Since when it is on the board; else since it was put',
      'Depuis quand elle est en ligne ; sinon depuis son envoi',
    ),
  ),
  endsAt: orNull(moment).meta(means('When it leaves; else it stays', 'Quand elle se termine ; sinon elle reste')),
  filled: z.boolean().default(false).meta(means('A candidate was chosen', 'Un candidat a été choisi')),
  contact: orNull(contact).meta(means('Whom candidates write to', 'À qui l’on postule')),
});

export type OfferRow = z.output<typeof offerRow>;
