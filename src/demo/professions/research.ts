import { master, type Profession } from './profession.ts';

export const research: Profession = {
  specializations: [239, 227],
  sectors: [100007],
  levels: [master],
  fr: {
    titles: [
      'Assistant de recherche',
      'Ingénieur de recherche',
      'Chargé de coopération scientifique',
      'Ingénieur d’études en climatologie',
    ],
    purposes: [
      'Vous rejoignez une équipe de recherche internationale et participez à ses campagnes et à ses publications.',
      'Vous rapprochez des laboratoires qui gagnent à travailler ensemble.',
    ],
    missions: [
      'préparer et conduire des campagnes de mesure',
      'traiter les données et les publier sous une forme réutilisable',
      'participer à l’écriture d’articles',
      'recenser les équipes et monter des projets communs',
      'encadrer des étudiants',
      'entretenir les instruments',
      'vulgariser les résultats pour les écoles',
    ],
    field: 'dans une discipline scientifique',
    skills: [
      'vous avez mené un projet de recherche',
      'vous programmez pour vos analyses',
      'vous rédigez en anglais scientifique',
      'vous aimez le travail de terrain',
      'vous savez attendre un résultat',
    ],
  },
  en: {
    titles: ['Research Assistant', 'Research Engineer', 'Scientific Cooperation Officer', 'Climate Studies Engineer'],
    purposes: [
      'You join an international research team and take part in its campaigns and publications.',
      'You bring together laboratories that gain from working with one another.',
    ],
    missions: [
      'prepare and run measurement campaigns',
      'process data and publish them in a reusable form',
      'help write articles',
      'map teams and build joint projects',
      'supervise students',
      'look after instruments',
      'explain results to schools',
    ],
    field: 'in a scientific discipline',
    skills: [
      'a research project behind you',
      'a programmer for your own analyses',
      'used to scientific English',
      'fond of fieldwork',
      'patient',
    ],
  },
};
