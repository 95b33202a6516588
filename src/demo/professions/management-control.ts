import { master, masterOrFourth, type Profession } from './profession.ts';

export const managementControl: Profession = {
  specializations: [9],
  sectors: [],
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Contrôleur de gestion',
      'Contrôleur financier',
      'Contrôleur de gestion industriel',
      'Business controller junior',
      'Contrôleur de gestion projets',
    ],
    purposes: [
      'Vous éclairez les décisions de la filiale par des chiffres justes et commentés.',
      'Vous suivez la rentabilité de nos projets et alertez avant qu’il ne soit trop tard.',
    ],
    missions: [
      'préparer la clôture mensuelle et commenter les écarts',
      'construire le budget et les prévisions avec les opérationnels',
      'calculer les coûts de revient',
      'automatiser les rapports récurrents',
      'fiabiliser les données de gestion',
      'accompagner les responsables de service dans le suivi de leurs dépenses',
      'participer aux inventaires',
    ],
    field: 'en contrôle de gestion ou en finance',
    skills: [
      'vous maîtrisez Excel, tableaux croisés compris',
      'vous avez effectué un stage en contrôle de gestion ou en audit',
      'vous osez poser des questions',
      'vous connaissez un ERP',
      'vous tenez les délais',
    ],
  },
  en: {
    titles: [
      'Management Controller',
      'Financial Controller',
      'Industrial Controller',
      'Junior Business Controller',
      'Project Controller',
    ],
    purposes: [
      'You shed light on the subsidiary’s decisions with figures that are right and explained.',
      'You follow the profitability of our projects and speak up before it is too late.',
    ],
    missions: [
      'prepare the monthly closing and explain variances',
      'build budgets and forecasts with operational teams',
      'work out cost prices',
      'automate recurring reports',
      'make management data more reliable',
      'help heads of department follow their spending',
      'take part in stocktaking',
    ],
    field: 'in management control or finance',
    skills: [
      'fluent in Excel, pivot tables included',
      'an internship in controlling or audit behind you',
      'not afraid to ask questions',
      'familiar with an ERP',
      'able to meet deadlines',
    ],
  },
};
