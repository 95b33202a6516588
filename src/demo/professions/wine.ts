import { bachelorAndMore, masterOrFourth, type Profession } from './profession.ts';

export const wine: Profession = {
  specializations: [260, 104],
  sectors: [100001, 100004, 100012],
  levels: [masterOrFourth, bachelorAndMore],
  fr: {
    titles: ['Ambassadeur vins et spiritueux', 'Chef de secteur vins', 'Assistant œnologue', 'Responsable export vins'],
    purposes: [
      'Vous racontez nos terroirs à des sommeliers, des cavistes et des amateurs.',
      'Vous participez à l’élaboration et à la vente de vins de plusieurs appellations.',
    ],
    missions: [
      'animer dégustations et formations',
      'référencer nos vins dans les restaurants et chez les cavistes',
      'suivre les importateurs et leurs stocks',
      'accueillir les visiteurs du domaine',
      'suivre les vinifications et les analyses',
      'organiser des événements autour des millésimes',
      'défendre les prix de la gamme',
    ],
    field: 'en commerce des vins ou en œnologie',
    skills: [
      'vous savez déguster et en parler avec simplicité',
      'vous aimez la vie des restaurants',
      'vous organisez vous-même vos tournées',
      'vous avez le permis de conduire',
      'vous connaissez les règles de la vente d’alcool',
    ],
  },
  en: {
    titles: ['Wine and Spirits Ambassador', 'Wine Area Manager', 'Assistant Winemaker', 'Wine Export Manager'],
    purposes: [
      'You tell the story of our vineyards to sommeliers, wine merchants and amateurs.',
      'You take part in making and selling wines of several appellations.',
    ],
    missions: [
      'lead tastings and training sessions',
      'get our wines listed by restaurants and merchants',
      'follow importers and their stocks',
      'welcome visitors to the estate',
      'follow winemaking and analyses',
      'organise events around vintages',
      'defend the prices of the range',
    ],
    field: 'in wine trade or oenology',
    skills: [
      'able to taste and to speak of it simply',
      'fond of restaurant life',
      'independent on your rounds',
      'a driving licence',
      'aware of the rules on selling alcohol',
    ],
  },
};
