import { factories } from './hiring-sectors.ts';
import { bachelorAndMore, shortStudies, type Profession } from './profession.ts';

export const maintenance: Profession = {
  specializations: [65, 153],
  sectors: factories,
  levels: [shortStudies, bachelorAndMore],
  fr: {
    titles: [
      'Technicien service après-vente itinérant',
      'Technicien de maintenance',
      'Ingénieur maintenance',
      'Responsable adjoint maintenance',
      'Technicien mise en service',
    ],
    purposes: [
      'Vous installez, réglez et entretenez nos machines chez les clients de la région.',
      'Vous tenez l’outil de production en état et préparez les arrêts techniques.',
    ],
    missions: [
      'assurer la maintenance préventive et le dépannage',
      'mettre en service les machines neuves et former les opérateurs',
      'commander les pièces de rechange et gérer le stock',
      'rédiger les rapports d’intervention',
      'analyser les pannes qui se répètent',
      'proposer des contrats d’entretien',
      'coordonner les prestataires pendant les arrêts',
    ],
    field: 'en maintenance, en électromécanique ou en électrotechnique',
    skills: [
      'vous aimez travailler de vos mains, avec méthode',
      'vous lisez des plans mécaniques et électriques',
      'vous avez le permis de conduire',
      'vous savez rassurer un client dont la ligne est à l’arrêt',
      'vous connaissez un outil de GMAO',
    ],
  },
  en: {
    titles: [
      'Field Service Technician',
      'Maintenance Technician',
      'Maintenance Engineer',
      'Deputy Maintenance Manager',
      'Commissioning Technician',
    ],
    purposes: [
      'You install, adjust and service our machines at customers’ sites in the region.',
      'You keep the production equipment in shape and prepare shutdowns.',
    ],
    missions: [
      'carry out preventive maintenance and repairs',
      'commission new machines and train operators',
      'order spare parts and manage their stock',
      'write intervention reports',
      'analyse recurring breakdowns',
      'suggest maintenance contracts',
      'coordinate contractors during shutdowns',
    ],
    field: 'in maintenance, electromechanics or electrical engineering',
    skills: [
      'skilful with your hands and methodical',
      'able to read mechanical and electrical drawings',
      'a driving licence',
      'able to reassure a customer whose line is down',
      'familiar with a maintenance management tool',
    ],
  },
};
