import { factories } from './hiring-sectors.ts';
import { master, masterOrFourth, type Profession } from './profession.ts';

export const continuousImprovement: Profession = {
  specializations: [206, 149],
  sectors: factories,
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Ingénieur amélioration continue',
      'Ingénieur performance industrielle',
      'Chef de projet excellence opérationnelle',
      'Ingénieur industrialisation',
    ],
    purposes: [
      'Vous aidez les équipes de l’usine à travailler mieux, avec moins de pertes et moins d’efforts.',
      'Vous préparez l’arrivée de nouvelles lignes de production, de l’implantation aux premières pièces bonnes.',
    ],
    missions: [
      'observer les postes et chronométrer les opérations avec les opérateurs',
      'animer des chantiers 5S, SMED et résolution de problèmes',
      'suivre le rendement des lignes et présenter les résultats chaque semaine',
      'chiffrer les gains et tenir le plan d’action',
      'étudier l’implantation d’un nouvel atelier',
      'rédiger des modes opératoires illustrés',
      'former les chefs d’équipe aux outils du lean',
    ],
    field: 'en génie industriel ou en école d’ingénieurs généraliste',
    skills: [
      'vous avez déjà passé plusieurs mois en atelier',
      'vous savez convaincre sans imposer',
      'vous exploitez des données de production sous Excel ou Power BI',
      'vous connaissez les bases du lean',
      'vous dessinez une implantation en 2D',
    ],
  },
  en: {
    titles: [
      'Continuous Improvement Engineer',
      'Industrial Performance Engineer',
      'Operational Excellence Project Manager',
      'Industrialisation Engineer',
    ],
    purposes: [
      'You help the plant’s teams work better, with less waste and less strain.',
      'You prepare new production lines, from layout to the first good parts.',
    ],
    missions: [
      'observe workstations and time operations with the operators',
      'lead 5S, SMED and problem-solving workshops',
      'follow line efficiency and present results every week',
      'work out the gains and keep the action plan',
      'study the layout of a new workshop',
      'write illustrated work instructions',
      'train team leaders in lean tools',
    ],
    field: 'in industrial engineering',
    skills: [
      'several months of workshop life behind you',
      'able to convince without imposing',
      'used to working on production data with Excel or Power BI',
      'a grasp of lean basics',
      'able to draw a layout in 2D',
    ],
  },
};
