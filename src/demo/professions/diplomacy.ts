import { master, masterOrFourth, type Profession } from './profession.ts';

export const diplomacy: Profession = {
  specializations: [227],
  sectors: [100018],
  levels: [master, masterOrFourth],
  fr: {
    titles: [
      'Chargé de mission culturelle',
      'Chargé de coopération universitaire',
      'Attaché économique adjoint',
      'Chargé de communication institutionnelle',
      'Chargé de mission francophonie',
    ],
    purposes: [
      'Vous contribuez aux échanges entre deux pays, dans leurs écoles, leurs théâtres et leurs laboratoires.',
      'Vous suivez l’actualité économique du pays et conseillez celles et ceux qui veulent y travailler.',
    ],
    missions: [
      'organiser débats, projections et résidences d’artistes',
      'suivre les accords entre universités et conseiller les étudiants',
      'rédiger notes et revues de presse',
      'accueillir les délégations',
      'tenir le budget des manifestations',
      'animer le site et les réseaux sociaux de l’institution',
      'nouer des partenariats avec les acteurs locaux',
    ],
    field: 'en sciences politiques, en langues ou en gestion culturelle',
    skills: [
      'vous écrivez avec clarté et nuance',
      'vous avez le sens du service public',
      'vous connaissez l’histoire et la culture du pays',
      'vous savez recevoir',
      'vous travaillez avec discrétion',
    ],
  },
  en: {
    titles: [
      'Cultural Programme Officer',
      'University Cooperation Officer',
      'Deputy Economic Attaché',
      'Institutional Communications Officer',
      'French Language Programme Officer',
    ],
    purposes: [
      'You contribute to exchanges between two countries, in their schools, theatres and laboratories.',
      'You follow the country’s economic news and advise those who wish to work there.',
    ],
    missions: [
      'organise debates, screenings and artists’ residencies',
      'follow agreements between universities and advise students',
      'write notes and press reviews',
      'welcome delegations',
      'keep the budget of events',
      'run the institution’s website and social media',
      'build partnerships with local players',
    ],
    field: 'in political science, languages or arts management',
    skills: [
      'a clear and balanced writer',
      'committed to public service',
      'knowledgeable about the country’s history and culture',
      'a good host',
      'discreet',
    ],
  },
};
