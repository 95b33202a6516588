import type { DemoCompany } from './generate-companies.ts';
import type { Random } from './random.ts';

const women = [
  'Amina',
  'Béatrice',
  'Chloé',
  'Delphine',
  'Elsa',
  'Fatou',
  'Gaëlle',
  'Hélène',
  'Inès',
  'Jeanne',
  'Karima',
  'Lucie',
  'Maëlys',
  'Nora',
  'Oriane',
  'Perrine',
  'Sabine',
  'Thu',
  'Yasmine',
  'Zélie',
];
const men = [
  'Adrien',
  'Bastien',
  'Cédric',
  'Driss',
  'Émile',
  'Florent',
  'Gabin',
  'Hakim',
  'Ivan',
  'Julien',
  'Kévin',
  'Loïc',
  'Mathis',
  'Nassim',
  'Oscar',
  'Paul',
  'Rémi',
  'Samuel',
  'Théo',
  'Yann',
];
const families = [
  'Abreuvoir',
  'Bellecombe',
  'Cardinet',
  'Dessalin',
  'Estournel',
  'Fauconnet',
  'Grandvallet',
  'Herbelot',
  'Isambart',
  'Jolivert',
  'Kerlouan',
  'Lamoureille',
  'Marsande',
  'Noirmont',
  'Ormesset',
  'Pradelier',
  'Quintaval',
  'Roussillac',
  'Sauvestre',
  'Tournebel',
  'Valmorin',
  'Yverdel',
];

export type Contact = {
  contact_civility: string;
  contact_first_name: string;
  contact_last_name: string;
  contact_email: string;
  contact_url: string | null;
};

/** An invented recruiter at the company's own domain, which no mail can reach. */
export function contactOf(random: Random, { domain }: DemoCompany): Contact {
  const woman = random.chance(0.5);
  return {
    contact_civility: woman ? 'Mme' : 'M.',
    contact_first_name: random.pick(woman ? women : men),
    contact_last_name: random.pick(families),
    contact_email: `recrutement@${domain}`,
    contact_url: random.chance(0.2) ? `https://www.${domain}/` : null,
  };
}
