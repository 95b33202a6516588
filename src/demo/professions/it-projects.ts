import { master, masterOrFourth, type Profession } from './profession.ts';

export const itProjects: Profession = {
  specializations: [253, 252],
  sectors: [],
  levels: [master, masterOrFourth],
  fr: {
    titles: ['Business analyst', 'Chef de projet informatique', 'Consultant ERP', 'Product owner', 'Consultant CRM'],
    purposes: [
      'Vous faites le lien entre les métiers et les équipes techniques, pour que l’outil livré soit celui qu’on attendait.',
      'Vous déployez notre progiciel de gestion dans les filiales de la région.',
    ],
    missions: [
      'recueillir les besoins et les traduire en récits utilisateurs vérifiables',
      'animer les ateliers et tenir la liste des priorités',
      'préparer les jeux d’essai et coordonner la recette',
      'former les utilisateurs clés et recueillir leurs retours',
      'suivre le budget, le calendrier et les risques du projet',
      'comparer les solutions du marché et préparer les appels d’offres',
      'rédiger une documentation que l’on a envie de lire',
    ],
    field: 'en informatique de gestion ou en école de commerce',
    skills: [
      'vous savez écouter, reformuler et trancher',
      'vous connaissez les méthodes agiles sans en faire une religion',
      'vous avez découvert un ERP ou un CRM',
      'vous modélisez un processus en quelques traits',
      'vous êtes à l’aise devant un groupe',
    ],
  },
  en: {
    titles: ['Business Analyst', 'IT Project Manager', 'ERP Consultant', 'Product Owner', 'CRM Consultant'],
    purposes: [
      'You link business and technical teams, so that what we deliver is what people were waiting for.',
      'You roll out our management software in the subsidiaries of the region.',
    ],
    missions: [
      'gather needs and turn them into user stories that can be checked',
      'run workshops and keep priorities in order',
      'prepare test cases and coordinate acceptance',
      'train key users and bring back what they say',
      'follow the budget, schedule and risks of the project',
      'compare solutions on the market and prepare tenders',
      'write documentation that people want to read',
    ],
    field: 'in information systems or business',
    skills: [
      'good at listening, rephrasing and deciding',
      'familiar with agile methods without dogma',
      'already exposed to an ERP or a CRM',
      'able to model a process in a few strokes',
      'at ease in front of a group',
    ],
  },
};
