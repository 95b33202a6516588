import type { OfferPhrases } from './scene.ts';

/** French phrases for offers in all professions. */
export const french: OfferPhrases = {
  openings: [
    ({ company, activity, inCity }) => `${company}, ${activity}, renforce son équipe installée ${inCity}.`,
    ({ company, inCountry }) =>
      `Présents ${inCountry} depuis plusieurs années, nous y poursuivons notre développement : ${company} cherche un renfort.`,
    ({ company, activity, inCountry }) =>
      `Vous connaissez peut-être ${company}, ${activity}. Nous ouvrons un poste ${inCountry}.`,
    ({ company, inCity }) => `Notre équipe ${inCity} grandit, et ${company} vous propose de grandir avec elle.`,
    ({ company, activity, inCountry }) =>
      `${company} est ${activity}. Nos activités ${inCountry} sont jeunes et pleines d’élan : il reste beaucoup à construire.`,
    ({ company, inCity }) =>
      `Chez ${company}, le volontariat est une vraie première responsabilité. Celle-ci s’exerce ${inCity}.`,
    ({ company, activity, inCity }) =>
      `Rejoindre ${company}, c’est rejoindre ${activity}. Le poste est basé ${inCity}.`,
  ],
  missionHeadings: [
    'Vos missions :',
    'Au quotidien, vous aurez à :',
    'Concrètement, il s’agit de :',
    'Votre rôle consiste à :',
    'Ce que nous vous confierons :',
    'Vos principales responsabilités :',
  ],
  surroundings: [
    ({ team, nationalities }) =>
      `Vous rejoignez une équipe de ${team} personnes et de ${nationalities} nationalités, où l’on se tutoie et où l’on déjeune souvent ensemble.`,
    ({ team }) => `L’équipe compte ${team} personnes ; votre responsable vous consacre une heure chaque semaine.`,
    ({ inCity }) =>
      `Nos bureaux ${inCity} sont accessibles en transports en commun, et l’équipe vous aide à trouver un logement.`,
    ({ months }) =>
      `Les ${months} mois de mission commencent par deux semaines au siège, pour rencontrer celles et ceux avec qui vous travaillerez.`,
    ({ inCountry }) => `Vous voyagez régulièrement ${inCountry} et, de temps à autre, dans les pays voisins.`,
    ({ team }) =>
      `Entourée de ${team} collègues expérimentés, la personne recrutée dispose d’une large autonomie et d’un appui quand il le faut.`,
    ({ nationalities }) =>
      `La langue de travail est l’anglais : ${nationalities} nationalités se côtoient sur le site.`,
  ],
  extras: [
    () => 'Des cours de langue sont pris en charge pendant les six premiers mois.',
    () => 'Une embauche peut être proposée à l’issue de la mission.',
    () => 'Un tuteur vous suit du premier au dernier jour.',
    () => 'Le site est certifié et ouvert aux personnes en situation de handicap.',
    () => 'Vous participez chaque trimestre à une journée de bénévolat sur le temps de travail.',
    ({ months }) => `Un point de parcours est prévu à mi-mission, soit après ${Math.round(months / 2)} mois.`,
    ({ inCity }) => `Un abonnement de transport ${inCity} est fourni.`,
  ],
  remote: [
    ({ remoteDays }) =>
      `Le télétravail est possible ${remoteDays === 1 ? 'un jour' : `${remoteDays} jours`} par semaine après le premier mois.`,
    ({ remoteDays }) =>
      `Organisation hybride : ${remoteDays === 1 ? 'un jour' : `${remoteDays} jours`} de télétravail par semaine depuis votre logement sur place.`,
  ],
  environmental: [
    'Cette mission contribue directement à la transition écologique : vous en mesurerez les effets.',
    'Le poste a une finalité environnementale et figure dans notre plan de réduction des émissions.',
  ],
  studies: [
    ({ level, words }) => `De niveau ${level} ${words.field}, vous souhaitez vivre une expérience longue à l’étranger.`,
    ({ level, words }) => `Vous avez obtenu, ou obtiendrez bientôt, un diplôme de niveau ${level} ${words.field}.`,
    ({ level, words }) => `Formation attendue : ${level} ${words.field}, ou parcours équivalent.`,
    ({ level, words }) =>
      `Vous sortez d’une formation de niveau ${level} ${words.field} et vous avez envie de mettre la main à la pâte.`,
  ],
  experience: [
    'Une première expérience de six mois (stage ou alternance) dans un poste proche est appréciée.',
    'Débutants bienvenus : la motivation compte plus que les années.',
    'Un stage réussi dans le même domaine sera un atout.',
    'Un séjour à l’étranger, quel qu’il soit, retiendra notre attention.',
    'Une année d’alternance dans l’industrie ou les services est souhaitée.',
    'Vos projets personnels et associatifs nous intéressent autant que vos stages.',
  ],
  skillHeadings: [
    'Ce que nous recherchons :',
    'Vos atouts :',
    'Votre profil :',
    'Pour réussir dans ce poste :',
    'Nous nous reconnaîtrons si :',
  ],
  languages: [
    () => 'Vous parlez couramment l’anglais.',
    () => 'Un bon niveau d’anglais est nécessaire, à l’écrit comme à l’oral.',
    () => 'Le français et l’anglais sont indispensables.',
    () => 'L’anglais est la langue de travail de l’équipe : un niveau B2 est attendu.',
  ],
  localLanguage: [
    (language) => `Connaître ${language} est un plus.`,
    (language) => `Des notions suffisent pour commencer, mais ${language} vous aidera beaucoup.`,
    (language) => `Vous pratiquez aussi ${language}, ou vous avez envie de l’apprendre.`,
  ],
  closings: [
    () => 'Un curriculum vitæ d’une page et quelques lignes sincères nous suffisent.',
    ({ company }) => `Toutes les candidatures reçoivent une réponse de ${company} sous trois semaines.`,
    () => 'Le processus comprend un échange à distance, puis une rencontre avec l’équipe.',
    ({ inCity }) => `Dites-nous pourquoi vous aimeriez vivre ${inCity}.`,
    () => 'À compétences égales, nous veillons à l’équilibre de nos équipes.',
    () => 'Joignez à votre dossier un travail auquel vous tenez, si vous le souhaitez.',
  ],
};
