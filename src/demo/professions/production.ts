import { factories } from './hiring-sectors.ts';
import { bachelorAndMore, master, type Profession } from './profession.ts';

export const production: Profession = {
  specializations: [150],
  sectors: factories,
  levels: [master, bachelorAndMore],
  fr: {
    titles: [
      'Superviseur de production',
      'Ingénieur production',
      'Responsable d’atelier adjoint',
      'Ingénieur procédés',
      'Ingénieur HSE',
    ],
    purposes: [
      'Vous organisez le travail d’un atelier et veillez à la sécurité de celles et ceux qui y travaillent.',
      'Vous stabilisez un procédé de fabrication et en réduisez la consommation d’eau et d’énergie.',
    ],
    missions: [
      'planifier la charge de la semaine avec l’ordonnancement',
      'animer le point quotidien de sécurité, qualité et production',
      'régler les paramètres du procédé et en suivre la dérive',
      'enquêter sur les presque-accidents et agir',
      'accueillir et former les intérimaires',
      'suivre les consommations d’énergie par ligne',
      'préparer le lancement de nouvelles références',
    ],
    field: 'en génie des procédés ou en production industrielle',
    skills: [
      'vous avez le sens du terrain et du dialogue',
      'vous savez prioriser quand tout est urgent',
      'vous êtes à l’aise avec les chiffres',
      'vous connaissez les règles de sécurité d’une usine',
      'vous acceptez des horaires d’équipe ponctuels',
    ],
  },
  en: {
    titles: [
      'Production Supervisor',
      'Production Engineer',
      'Deputy Workshop Manager',
      'Process Engineer',
      'HSE Engineer',
    ],
    purposes: [
      'You organise the work of a workshop and look after the safety of those who work there.',
      'You stabilise a manufacturing process and cut its use of water and energy.',
    ],
    missions: [
      'plan the week’s load with the scheduling team',
      'lead the daily safety, quality and production meeting',
      'set process parameters and follow their drift',
      'look into near misses and act on them',
      'welcome and train temporary staff',
      'follow energy use line by line',
      'prepare the launch of new products',
    ],
    field: 'in process engineering or industrial production',
    skills: [
      'a feel for the shop floor and for dialogue',
      'able to set priorities when everything is urgent',
      'at ease with figures',
      'aware of plant safety rules',
      'willing to work shifts from time to time',
    ],
  },
};
