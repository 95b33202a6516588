import { factories } from './hiring-sectors.ts';
import { bachelorAndMore, master, type Profession } from './profession.ts';

export const automation: Profession = {
  specializations: [73, 71],
  sectors: factories,
  levels: [master, bachelorAndMore],
  fr: {
    titles: [
      'Ingénieur automaticien',
      'Ingénieur robotique',
      'Ingénieur électrotechnique',
      'Ingénieur contrôle-commande',
      'Automaticien mise en service',
    ],
    purposes: [
      'Vous programmez et mettez en service les automatismes de nos lignes et de celles de nos clients.',
      'Vous modernisez les installations électriques de la région, sans arrêter la production.',
    ],
    missions: [
      'écrire les analyses fonctionnelles avec le client',
      'programmer automates et interfaces de conduite',
      'préparer les essais en plateforme puis sur site',
      'choisir capteurs, variateurs et robots',
      'former les équipes de maintenance',
      'diagnostiquer les pannes à distance',
      'tenir à jour les schémas électriques',
    ],
    field: 'en automatisme, en robotique ou en génie électrique',
    skills: [
      'vous connaissez un environnement d’automates (Siemens, Rockwell, Schneider)',
      'vous vous déplacez volontiers sur les sites',
      'vous respectez les règles de sécurité sans qu’on vous les rappelle',
      'vous lisez un schéma électrique',
      'vous savez garder trace de vos modifications',
    ],
  },
  en: {
    titles: [
      'Automation Engineer',
      'Robotics Engineer',
      'Electrical Engineer',
      'Control Systems Engineer',
      'Commissioning Automation Engineer',
    ],
    purposes: [
      'You program and commission the automation of our lines and those of our customers.',
      'You modernise the electrical installations of the region without stopping production.',
    ],
    missions: [
      'write functional analyses with the customer',
      'program controllers and operator screens',
      'prepare factory and site acceptance tests',
      'choose sensors, drives and robots',
      'train maintenance teams',
      'diagnose faults remotely',
      'keep electrical diagrams up to date',
    ],
    field: 'in automation, robotics or electrical engineering',
    skills: [
      'used to one family of controllers (Siemens, Rockwell, Schneider)',
      'happy to travel to sites',
      'strict about safety without being reminded',
      'able to read an electrical diagram',
      'careful to keep track of changes',
    ],
  },
};
