import { digital } from './hiring-sectors.ts';
import { master, masterOrFourth, type Profession } from './profession.ts';

export const cloudAndNetworks: Profession = {
  specializations: [245, 35],
  sectors: digital,
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Ingénieur cloud et DevOps',
      'Ingénieur réseaux et télécoms',
      'Ingénieur fiabilité des services',
      'Analyste cybersécurité',
      'Administrateur systèmes et cloud',
    ],
    purposes: [
      'Vous rendez nos infrastructures plus sûres, plus sobres et plus faciles à exploiter.',
      'Vous accompagnez la migration de nos centres de données vers un hébergement hybride.',
    ],
    missions: [
      'décrire l’infrastructure sous forme de code et automatiser les déploiements',
      'surveiller la disponibilité des services et améliorer les alertes',
      'conduire des exercices de reprise après incident',
      'traiter les vulnérabilités avec les équipes de développement',
      'déployer les équipements réseau de nouveaux sites',
      'suivre les coûts d’hébergement et proposer des économies',
      'rédiger les procédures d’exploitation dans les deux langues',
    ],
    field: 'en systèmes, réseaux ou sécurité informatique',
    skills: [
      'vous administrez Linux sans appréhension',
      'vous avez pratiqué Terraform, Ansible ou un outil voisin',
      'vous connaissez les protocoles réseau courants',
      'vous gardez votre calme lorsqu’un service tombe',
      'vous savez écrire un compte rendu d’incident utile',
    ],
  },
  en: {
    titles: [
      'Cloud and DevOps Engineer',
      'Network and Telecoms Engineer',
      'Site Reliability Engineer',
      'Cybersecurity Analyst',
      'Systems and Cloud Administrator',
    ],
    purposes: [
      'You make our infrastructure safer, leaner and easier to run.',
      'You support the move of our data centres to hybrid hosting.',
    ],
    missions: [
      'describe infrastructure as code and automate deployments',
      'watch over the availability of services and sharpen alerts',
      'run recovery drills',
      'deal with vulnerabilities together with developers',
      'roll out network equipment on new sites',
      'follow hosting costs and suggest savings',
      'write operating procedures in two languages',
    ],
    field: 'in systems, networks or information security',
    skills: [
      'confident with Linux administration',
      'used to Terraform, Ansible or something similar',
      'familiar with common network protocols',
      'calm when a service goes down',
      'able to write a useful incident report',
    ],
  },
};
