import { master, type Profession } from './profession.ts';

export const banking: Profession = {
  specializations: [324],
  sectors: [100019],
  levels: [master],
  fr: {
    titles: [
      'Analyste crédit',
      'Chargé de conformité',
      'Analyste risques de marché',
      'Analyste financement de projets',
      'Gestionnaire middle office',
      'Actuaire',
    ],
    purposes: [
      'Vous mesurez les risques d’un portefeuille et aidez les équipes à les prendre en connaissance de cause.',
      'Vous participez au financement de projets d’énergie renouvelable et d’infrastructures.',
    ],
    missions: [
      'analyser les comptes des emprunteurs et noter les dossiers',
      'modéliser des scénarios de taux et de change',
      'contrôler les opérations de la journée',
      'examiner l’origine des fonds et documenter vos conclusions',
      'préparer les comités',
      'répondre aux demandes du régulateur',
      'améliorer les outils de calcul',
    ],
    field: 'en finance de marché, en actuariat ou en droit bancaire',
    skills: [
      'vous êtes à l’aise avec les mathématiques financières',
      'vous programmez en VBA ou en Python',
      'vous lisez l’actualité économique',
      'vous savez dire non, arguments à l’appui',
      'vous avez le souci du détail',
    ],
  },
  en: {
    titles: [
      'Credit Analyst',
      'Compliance Officer',
      'Market Risk Analyst',
      'Project Finance Analyst',
      'Middle Office Analyst',
      'Actuary',
    ],
    purposes: [
      'You measure the risks of a portfolio and help teams take them knowingly.',
      'You help finance renewable energy and infrastructure projects.',
    ],
    missions: [
      'analyse borrowers’ accounts and rate their files',
      'model interest and exchange rate scenarios',
      'check the day’s transactions',
      'examine where funds come from and document your conclusions',
      'prepare committees',
      'answer the regulator’s requests',
      'improve calculation tools',
    ],
    field: 'in finance, actuarial science or banking law',
    skills: [
      'at ease with financial mathematics',
      'a programmer in VBA or Python',
      'a reader of economic news',
      'able to say no, with reasons',
      'careful with details',
    ],
  },
};
