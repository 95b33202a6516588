import { z } from 'zod';
import { codedValue, numberedValue } from '../reference/reference-schemas.ts';
import { say } from '../say.ts';

const fields = {
  id: z.int().meta(say('Its number', 'Son numéro')),
  name: z.string().meta(say('Its name', 'Son nom')),
  sector: numberedValue.nullable().meta(say('Its sector', 'Son secteur')),
  size: numberedValue.nullable().meta(say('Its size', 'Sa taille')),
  offers: z
    .int()
    .meta(say('Its open offers, in the countries asked for', 'Ses offres ouvertes, dans les pays demandés')),
};

/** A company of a list. */
export const companySchema = z.strictObject(fields).meta({ id: 'Company', ...say('A company', 'Une entreprise') });

const figure = z.number().nullable();
const writtenText = z
  .strictObject({
    language: z.enum(['fr', 'en']).meta(say('Its language', 'Sa langue')),
    text: z.string().meta(say('The text', 'Le texte')),
  })
  .meta({
    id: 'WrittenText',
    ...say('A text in the language that it is written in', 'Un texte dans la langue où il est écrit'),
  });

/** A company by itself. */
export const wholeCompanySchema = z
  .strictObject({
    ...fields,
    presentations: z.array(writtenText).meta(say('How it presents itself', 'Comment elle se présente')),
    expertise: writtenText.nullable().meta(say('What it is good at', 'Son savoir-faire')),
    turnoverMillions: figure.meta(say('Turnover, in millions of euros', 'Chiffre d’affaires, en millions d’euros')),
    turnoverYear: figure.meta(say('The year of the turnover', 'L’année du chiffre d’affaires')),
    employees: figure.meta(say('Its employees', 'Ses effectifs')),
    countriesCount: figure.meta(say('Countries of its network', 'Pays de son réseau')),
    volunteersWelcomed: figure.meta(say('Volunteers that it has welcomed', 'Volontaires qu’elle a accueillis')),
    countries: z
      .array(z.strictObject({ country: codedValue, offers: fields.offers }))
      .meta(say('Where its open offers are', 'Où sont ses offres ouvertes')),
  })
  .meta({
    id: 'WholeCompany',
    ...say('A company, its figures and where it recruits', 'Une entreprise, ses chiffres et où elle recrute'),
  });
