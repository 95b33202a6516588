import { bachelorAndMore, shortStudies, type Profession } from './profession.ts';

export const transport: Profession = {
  specializations: [78, 243],
  sectors: [100014, 100004, 100001, 100012],
  levels: [bachelorAndMore, shortStudies],
  fr: {
    titles: [
      'Affréteur international',
      'Coordinateur transport',
      'Agent de transit aérien et maritime',
      'Responsable d’exploitation adjoint',
      'Superviseur d’escale',
    ],
    purposes: [
      'Vous organisez le voyage des marchandises par la route, la mer, le rail ou les airs.',
      'Vous coordonnez chaque jour conducteurs, quais et clients.',
    ],
    missions: [
      'trouver le meilleur moyen de transport pour chaque envoi',
      'négocier avec les transporteurs',
      'établir les documents de douane',
      'suivre les convois et prévenir les clients en cas de retard',
      'développer le report de la route vers le rail',
      'traiter les litiges',
      'optimiser le remplissage des camions',
    ],
    field: 'en transport et logistique',
    skills: [
      'vous agissez vite et avec précision',
      'vous connaissez la réglementation du transport',
      'vous restez courtois sous pression',
      'vous retenez vite les noms et les lieux',
      'vous aimez le travail en équipe',
    ],
  },
  en: {
    titles: [
      'International Freight Forwarder',
      'Transport Coordinator',
      'Air and Sea Freight Agent',
      'Deputy Operations Manager',
      'Ground Operations Supervisor',
    ],
    purposes: [
      'You organise the journey of goods by road, sea, rail or air.',
      'You coordinate drivers, docks and customers every day.',
    ],
    missions: [
      'find the best means of transport for each shipment',
      'negotiate with carriers',
      'draw up customs documents',
      'follow convoys and warn customers of delays',
      'move freight from road to rail',
      'settle disputes',
      'fill trucks better',
    ],
    field: 'in transport and logistics',
    skills: [
      'quick and accurate',
      'aware of transport regulations',
      'courteous under pressure',
      'quick to remember names and places',
      'a team player',
    ],
  },
};
