import { digital } from './hiring-sectors.ts';
import { bachelorAndMore, master, masterOrFourth, type Profession } from './profession.ts';

export const software: Profession = {
  specializations: [248],
  sectors: digital,
  levels: [master, masterOrFourth, bachelorAndMore],
  fr: {
    titles: [
      'Ingénieur développement logiciel',
      'Développeur full stack TypeScript',
      'Développeur back-end Java',
      'Ingénieur logiciel front-end',
      'Développeur mobile Android et iOS',
      'Ingénieur logiciel Python',
    ],
    purposes: [
      'Vous concevez et faites évoluer les applications dont nos équipes se servent chaque jour dans une vingtaine d’agences.',
      'Vous rejoignez l’équipe qui construit notre nouvelle plateforme de services, de l’interface à la base de données.',
      'Vous participez à la refonte d’un produit utilisé par plusieurs milliers de personnes, avec le souci de la simplicité.',
    ],
    missions: [
      'développer de nouvelles fonctionnalités, de l’atelier avec les utilisateurs à la mise en production',
      'écrire des tests automatisés et relire le code de vos collègues',
      'réduire le temps de réponse des pages les plus consultées',
      'découper une application ancienne en services plus simples à maintenir',
      'documenter les interfaces de programmation pour nos partenaires',
      'participer aux astreintes légères et à l’analyse des incidents',
      'proposer des choix techniques et en mesurer les effets',
      'accueillir les stagiaires et partager vos pratiques lors de séances internes',
    ],
    field: 'en informatique ou en génie logiciel',
    skills: [
      'vous maîtrisez un langage moderne (TypeScript, Java, Python ou Go)',
      'vous savez écrire une requête SQL et comprendre son plan d’exécution',
      'vous connaissez Git et l’intégration continue',
      'vous avez déjà livré un projet, même personnel, que des gens utilisent',
      'vous aimez expliquer vos choix simplement',
      'les conteneurs ne vous sont pas étrangers',
    ],
  },
  en: {
    titles: [
      'Software Engineer',
      'Full Stack TypeScript Developer',
      'Back-end Java Developer',
      'Front-end Software Engineer',
      'Mobile Developer, Android and iOS',
      'Python Software Engineer',
    ],
    purposes: [
      'You design and improve the applications that our teams rely on every day in some twenty offices.',
      'You join the team that builds our new service platform, from its screens down to its database.',
      'You help rebuild a product used by several thousand people, with a taste for keeping things simple.',
    ],
    missions: [
      'develop new features, from workshops with users to production',
      'write automated tests and review your colleagues’ code',
      'bring down the response time of our busiest pages',
      'split an ageing application into services that are easier to maintain',
      'document programming interfaces for our partners',
      'take part in incident analysis and a light on-call rota',
      'suggest technical choices and measure what they bring',
      'welcome interns and share what you learn in internal talks',
    ],
    field: 'in computer science or software engineering',
    skills: [
      'fluent in a modern language (TypeScript, Java, Python or Go)',
      'able to write an SQL query and read its execution plan',
      'at ease with Git and continuous integration',
      'the author of at least one project, even a personal one, that people use',
      'happy to explain your choices in plain words',
      'no stranger to containers',
    ],
  },
};
