import { digital } from './hiring-sectors.ts';
import { master, type Profession } from './profession.ts';

export const dataScience: Profession = {
  specializations: [250, 138],
  sectors: digital,
  levels: [master],
  fr: {
    titles: [
      'Data scientist',
      'Ingénieur données',
      'Analyste décisionnel',
      'Ingénieur apprentissage automatique',
      'Data analyst – performance commerciale',
    ],
    purposes: [
      'Vous transformez des données dispersées en réponses claires pour celles et ceux qui décident.',
      'Vous mettez en production des modèles de prévision et vous veillez à ce qu’ils restent justes dans la durée.',
    ],
    missions: [
      'collecter, nettoyer et croiser des données internes et ouvertes',
      'construire des modèles de prévision de la demande et en suivre les écarts',
      'créer des tableaux de bord lisibles pour les équipes de terrain',
      'mettre en place des contrôles de qualité sur les flux quotidiens',
      'présenter vos résultats à des interlocuteurs qui ne sont pas statisticiens',
      'industrialiser les traitements dans notre entrepôt de données',
      'évaluer l’intérêt réel de nouvelles méthodes avant de les adopter',
    ],
    field: 'en statistiques, en mathématiques appliquées ou en informatique',
    skills: [
      'vous programmez en Python ou en R et écrivez un SQL soigné',
      'vous avez pratiqué un outil de visualisation',
      'vous savez dire ce qu’un chiffre ne prouve pas',
      'vous connaissez les méthodes de validation d’un modèle',
      'vous avez travaillé sur de grands volumes de données',
    ],
  },
  en: {
    titles: [
      'Data Scientist',
      'Data Engineer',
      'Business Intelligence Analyst',
      'Machine Learning Engineer',
      'Data Analyst – Sales Performance',
    ],
    purposes: [
      'You turn scattered data into clear answers for the people who decide.',
      'You bring forecasting models into production and keep them honest over time.',
    ],
    missions: [
      'collect, clean and join internal and open data',
      'build demand forecasts and follow their errors',
      'design dashboards that field teams can read at a glance',
      'set up quality checks on daily data flows',
      'present your results to people who are not statisticians',
      'turn prototypes into reliable jobs in our data warehouse',
      'assess what a new method really brings before we adopt it',
    ],
    field: 'in statistics, applied mathematics or computer science',
    skills: [
      'at home in Python or R, with careful SQL',
      'used to a visualisation tool',
      'able to say what a figure does not prove',
      'familiar with model validation',
      'experienced with large data sets',
    ],
  },
};
