import { industries } from './hiring-sectors.ts';
import { bachelorAndMore, master, masterOrFourth, type Profession } from './profession.ts';

export const purchasing: Profession = {
  specializations: [243],
  sectors: industries,
  levels: [master, masterOrFourth, bachelorAndMore],
  fr: {
    titles: [
      'Acheteur projet',
      'Coordinateur supply chain',
      'Approvisionneur',
      'Ingénieur logistique',
      'Acheteur familles techniques',
      'Planificateur de la demande',
    ],
    purposes: [
      'Vous assurez à nos sites les bonnes pièces, au bon moment et au juste prix.',
      'Vous repensez une chaîne logistique devenue trop longue et trop coûteuse en carbone.',
    ],
    missions: [
      'consulter les fournisseurs et comparer leurs offres en coût complet',
      'calculer les besoins et passer les commandes',
      'suivre les retards et trouver des solutions de remplacement',
      'négocier les contrats-cadres',
      'optimiser les stocks et les tournées',
      'évaluer les engagements sociaux et environnementaux des fournisseurs',
      'préparer l’ouverture d’une plateforme logistique',
    ],
    field: 'en achats, en logistique ou en école d’ingénieurs',
    skills: [
      'vous négociez avec courtoisie et fermeté',
      'vous êtes à l’aise avec un ERP et un tableur',
      'vous comprenez un plan ou une fiche technique',
      'vous gérez l’imprévu',
      'vous savez bâtir une relation durable',
    ],
  },
  en: {
    titles: [
      'Project Buyer',
      'Supply Chain Coordinator',
      'Procurement Officer',
      'Logistics Engineer',
      'Technical Buyer',
      'Demand Planner',
    ],
    purposes: [
      'You bring our sites the right parts, at the right time and at a fair price.',
      'You rethink a supply chain that has become too long and too heavy in carbon.',
    ],
    missions: [
      'consult suppliers and compare offers at full cost',
      'work out needs and place orders',
      'follow delays and find substitutes',
      'negotiate framework contracts',
      'optimise stocks and delivery rounds',
      'assess suppliers’ social and environmental commitments',
      'prepare the opening of a logistics hub',
    ],
    field: 'in purchasing, logistics or engineering',
    skills: [
      'a courteous and firm negotiator',
      'at ease with an ERP and a spreadsheet',
      'able to understand a drawing or a data sheet',
      'good with the unexpected',
      'able to build a lasting relationship',
    ],
  },
};
