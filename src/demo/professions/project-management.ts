import { master, type Profession } from './profession.ts';

export const projectManagement: Profession = {
  specializations: [109, 21],
  sectors: [],
  levels: [master],
  fr: {
    titles: [
      'Chef de projet',
      'Chargé de mission auprès de la direction',
      'Consultant en organisation',
      'Adjoint au directeur de filiale',
      'PMO junior',
    ],
    purposes: [
      'Vous menez des projets transverses pour la direction de la filiale, de l’idée au bilan.',
      'Vous aidez une jeune filiale à se structurer et à grandir sans perdre son agilité.',
    ],
    missions: [
      'cadrer les projets : objectif, budget, calendrier, risques',
      'animer les comités et rédiger des comptes rendus brefs',
      'construire les indicateurs de la direction',
      'préparer les présentations destinées au siège',
      'simplifier les procédures internes',
      'coordonner les fournisseurs et les équipes locales',
      'conduire des études d’opportunité',
    ],
    field: 'en école de commerce, d’ingénieurs ou à l’université',
    skills: [
      'vous avez le sens de l’organisation et vous anticipez',
      'vous synthétisez une situation en une page',
      'vous travaillez bien avec des gens très différents',
      'vous maîtrisez les outils bureautiques',
      'vous prenez des initiatives',
    ],
  },
  en: {
    titles: [
      'Project Manager',
      'Executive Project Officer',
      'Management Consultant',
      'Assistant to the Country Manager',
      'Junior PMO',
    ],
    purposes: [
      'You lead cross-functional projects for the local management, from the idea to the lessons learnt.',
      'You help a young subsidiary find its structure and grow without losing its agility.',
    ],
    missions: [
      'frame projects: goal, budget, schedule, risks',
      'run committees and write short minutes',
      'build the indicators that management needs',
      'prepare presentations for headquarters',
      'simplify internal procedures',
      'coordinate suppliers and local teams',
      'carry out opportunity studies',
    ],
    field: 'in business, engineering or another university subject',
    skills: [
      'organised and forward-looking',
      'able to sum up a situation on one page',
      'at ease with very different people',
      'fluent in office software',
      'ready to take the initiative',
    ],
  },
};
