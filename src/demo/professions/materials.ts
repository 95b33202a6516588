import { master, type Profession } from './profession.ts';

export const materials: Profession = {
  specializations: [117, 239],
  sectors: [100008, 100010, 100002, 100006],
  levels: [master],
  fr: {
    titles: [
      'Ingénieur matériaux',
      'Ingénieur recherche polymères',
      'Ingénieur plasturgie',
      'Chimiste analyticien',
      'Ingénieur emballage',
    ],
    purposes: [
      'Vous mettez au point des matériaux plus légers, recyclables et sûrs.',
      'Vous accompagnez les clients dans le choix et l’emploi de nos résines.',
    ],
    missions: [
      'conduire des essais de formulation et de mise en œuvre',
      'caractériser les matériaux au laboratoire',
      'transposer une recette du laboratoire à l’atelier',
      'remplacer une matière par une matière recyclée',
      'assister les clients sur leurs presses',
      'rédiger rapports d’essais et fiches techniques',
      'suivre la littérature scientifique et les brevets',
    ],
    field: 'en chimie, en matériaux ou en plasturgie',
    skills: [
      'vous manipulez avec soin',
      'vous connaissez les polymères et leurs procédés',
      'vous savez tirer une conclusion d’essais imparfaits',
      'vous partagez vos résultats, bons ou mauvais',
      'vous respectez les consignes de sécurité',
    ],
  },
  en: {
    titles: [
      'Materials Engineer',
      'Polymer Research Engineer',
      'Plastics Engineer',
      'Analytical Chemist',
      'Packaging Engineer',
    ],
    purposes: [
      'You develop materials that are lighter, recyclable and safe.',
      'You guide customers in the choice and use of our resins.',
    ],
    missions: [
      'run formulation and processing trials',
      'characterise materials in the laboratory',
      'scale a recipe up from bench to workshop',
      'replace a material with a recycled one',
      'assist customers at their presses',
      'write test reports and data sheets',
      'follow scientific literature and patents',
    ],
    field: 'in chemistry, materials or plastics engineering',
    skills: [
      'careful at the bench',
      'familiar with polymers and how they are processed',
      'able to conclude from imperfect trials',
      'open about results, good or bad',
      'respectful of safety rules',
    ],
  },
};
