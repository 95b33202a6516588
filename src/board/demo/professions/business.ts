import { bachelorAndMore, master, masterOrFourth, type Profession, shortStudies } from './profession.ts';

export const business: readonly Profession[] = [
  {
    specializations: [195, 6],
    sectors: [],
    levels: [master, bachelorAndMore, masterOrFourth],
    fr: {
      titles: ['Chargé de développement commercial', 'Business developer', 'Chef de zone export', 'Responsable développement de marché', 'Commercial export'],
      purposes: [
        'Vous ouvrez un marché sur lequel nous avons de premiers clients et de grandes ambitions.',
        'Vous développez notre réseau de distributeurs et donnez à la marque sa place dans la région.',
      ],
      missions: ['identifier les prospects et obtenir les premiers rendez-vous', 'préparer les offres et négocier jusqu’à la signature', 'animer le réseau de distributeurs', 'représenter l’entreprise sur les salons professionnels', 'suivre la concurrence et faire remonter ses prix et ses nouveautés', 'tenir à jour le portefeuille dans l’outil de gestion de la relation client', 'construire le budget commercial de la zone', 'coordonner les essais de produits chez les futurs clients'],
      field: 'en école de commerce ou en commerce international',
      skills: ['vous aimez décrocher le téléphone et aller voir les gens', 'vous avez une première expérience de la vente', 'vous préparez vos rendez-vous', 'vous rebondissez vite après un refus', 'vous voyagez volontiers deux à trois jours par semaine'],
    },
    en: {
      titles: ['Business Development Officer', 'Business Developer', 'Export Area Manager', 'Market Development Manager', 'Export Sales Executive'],
      purposes: [
        'You open a market where we have a few first customers and great ambitions.',
        'You grow our network of distributors and give the brand its place in the region.',
      ],
      missions: ['identify prospects and win first meetings', 'prepare offers and negotiate them through to signature', 'lead the network of distributors', 'represent the company at trade fairs', 'follow competitors, their prices and their launches', 'keep the portfolio up to date in the CRM', 'build the sales budget of the area', 'coordinate product trials at future customers'],
      field: 'in business or international trade',
      skills: ['happy to pick up the phone and meet people', 'some first experience in sales', 'well prepared for every meeting', 'quick to bounce back after a refusal', 'happy to travel two or three days a week'],
    },
  },
  {
    specializations: [130],
    sectors: [100006, 100008, 100010, 100011, 100013, 100015, 100016, 100017],
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Ingénieur commercial', 'Ingénieur d’affaires', 'Ingénieur technico-commercial', 'Ingénieur avant-vente', 'Ingénieur application'],
      purposes: [
        'Vous conseillez des clients industriels et bâtissez avec eux la solution technique qui leur convient.',
        'Vous portez une affaire de bout en bout, du cahier des charges à la satisfaction du client.',
      ],
      missions: ['analyser le besoin technique et visiter les installations', 'chiffrer et défendre les propositions', 'piloter la réponse aux appels d’offres', 'faire des démonstrations du produit', 'assurer le lien avec le bureau d’études', 'suivre la rentabilité des affaires gagnées', 'former les distributeurs aux nouveautés'],
      field: 'en école d’ingénieurs, avec un goût pour le commerce',
      skills: ['vous parlez aussi bien technique que prix', 'vous savez vulgariser', 'on peut compter sur vous', 'vous lisez un cahier des charges en diagonale puis en détail', 'vous avez le permis de conduire'],
    },
    en: {
      titles: ['Sales Engineer', 'Business Engineer', 'Technical Sales Engineer', 'Pre-sales Engineer', 'Application Engineer'],
      purposes: [
        'You advise industrial customers and build with them the technical answer that suits them.',
        'You carry a project from the specification to a satisfied customer.',
      ],
      missions: ['analyse technical needs and visit installations', 'cost proposals and defend them', 'lead answers to tenders', 'demonstrate the product', 'link customers with the engineering office', 'follow the margin of the projects you win', 'train distributors in new products'],
      field: 'in engineering, with a taste for business',
      skills: ['as fluent in technology as in prices', 'good at making things simple', 'persistent and dependable', 'able to read a specification quickly, then closely', 'a driving licence'],
    },
  },
  {
    specializations: [194, 146],
    sectors: [],
    levels: [bachelorAndMore, shortStudies],
    fr: {
      titles: ['Assistant administration des ventes', 'Coordinateur import-export', 'Gestionnaire clients grands comptes', 'Coordinateur service client'],
      purposes: [
        'Vous suivez les commandes de nos clients, de leur saisie à leur livraison, et tenez chacun informé.',
        'Vous êtes la voix de l’entreprise pour une centaine de clients réguliers.',
      ],
      missions: ['enregistrer les commandes et confirmer les délais', 'préparer les documents d’exportation et de douane', 'répondre aux réclamations sous vingt-quatre heures', 'relancer les factures échues avec tact', 'tenir les tarifs et les fiches clients', 'organiser les expéditions avec les transporteurs', 'produire chaque mois les statistiques de vente'],
      field: 'en commerce international ou en gestion',
      skills: ['vous avez le sens du service', 'vous traitez chiffres et dates avec rigueur', 'vous connaissez les Incoterms', 'vous gardez le sourire au téléphone', 'vous maîtrisez Excel'],
    },
    en: {
      titles: ['Sales Administration Assistant', 'Import-Export Coordinator', 'Key Account Coordinator', 'Customer Service Coordinator'],
      purposes: [
        'You follow our customers’ orders from entry to delivery and keep everyone informed.',
        'You are the voice of the company for about a hundred regular customers.',
      ],
      missions: ['enter orders and confirm lead times', 'prepare export and customs documents', 'answer complaints within a day', 'chase overdue invoices with tact', 'keep price lists and customer files', 'arrange shipments with carriers', 'produce monthly sales figures'],
      field: 'in international trade or management',
      skills: ['service-minded', 'rigorous with figures and dates', 'familiar with Incoterms', 'able to smile on the phone', 'fluent in Excel'],
    },
  },
  {
    specializations: [7],
    sectors: [100001, 100002, 100003, 100004, 100005, 100012],
    levels: [bachelorAndMore, shortStudies, masterOrFourth],
    fr: {
      titles: ['Responsable de boutique adjoint', 'Chef de secteur', 'Category manager junior', 'Animateur réseau retail', 'Merchandiser'],
      purposes: [
        'Vous faites vivre nos points de vente et transmettez le goût du produit bien présenté.',
        'Vous construisez l’assortiment de la région avec les enseignes partenaires.',
      ],
      missions: ['visiter les magasins et accompagner leurs équipes', 'mettre en place les opérations saisonnières', 'analyser les ventes et ajuster les stocks', 'négocier les emplacements', 'recruter et former les vendeurs', 'soigner les vitrines et le parcours client', 'tester de nouveaux formats de vente'],
      field: 'en commerce, en distribution ou en management du luxe',
      skills: ['vous avez vendu, et aimé cela', 'vous avez l’œil pour l’agencement', 'vous tirez un enseignement d’un tableau de ventes', 'vous savez motiver une équipe', 'vous êtes disponible certains samedis'],
    },
    en: {
      titles: ['Deputy Store Manager', 'Area Sales Representative', 'Junior Category Manager', 'Retail Network Coordinator', 'Visual Merchandiser'],
      purposes: [
        'You bring our shops to life and pass on a love of well-presented products.',
        'You build the range of the region with our retail partners.',
      ],
      missions: ['visit stores and support their teams', 'set up seasonal operations', 'analyse sales and adjust stocks', 'negotiate shelf space', 'hire and train sales staff', 'look after windows and the customer journey', 'try out new store formats'],
      field: 'in retail, business or luxury management',
      skills: ['sales experience, and a liking for it', 'an eye for layout', 'able to learn from a sales report', 'able to motivate a team', 'available on some Saturdays'],
    },
  },
  {
    specializations: [216],
    sectors: [],
    levels: [master, masterOrFourth, bachelorAndMore],
    fr: {
      titles: ['Chargé de marketing digital', 'Chef de produit', 'Chargé de communication', 'Responsable contenus et réseaux sociaux', 'Chef de projet marketing', 'Chargé d’événementiel'],
      purposes: [
        'Vous faites connaître nos produits à un public qui ne nous attend pas encore.',
        'Vous adaptez notre communication aux usages locaux sans en perdre l’esprit.',
      ],
      missions: ['bâtir le plan marketing annuel avec la directrice de la filiale', 'écrire, illustrer et publier des contenus', 'piloter les campagnes en ligne et en mesurer le coût par contact', 'préparer le lancement d’une gamme', 'étudier les attentes des clients par des entretiens', 'organiser salons, webinaires et journées portes ouvertes', 'travailler avec les agences et relire leurs propositions'],
      field: 'en marketing ou en communication',
      skills: ['vous écrivez bien et relisez deux fois', 'vous savez lire les statistiques d’une campagne', 'vous manipulez une suite de création graphique', 'vous avez de la curiosité pour la culture locale', 'vous menez plusieurs projets de front'],
    },
    en: {
      titles: ['Digital Marketing Officer', 'Product Manager', 'Communications Officer', 'Content and Social Media Manager', 'Marketing Project Manager', 'Events Officer'],
      purposes: [
        'You make our products known to people who are not waiting for us yet.',
        'You adapt our communication to local habits without losing its spirit.',
      ],
      missions: ['build the yearly marketing plan with the head of the subsidiary', 'write, illustrate and publish content', 'run online campaigns and measure their cost per lead', 'prepare the launch of a range', 'learn what customers expect by interviewing them', 'organise fairs, webinars and open days', 'work with agencies and review their proposals'],
      field: 'in marketing or communication',
      skills: ['a good writer who proofreads twice', 'able to read the statistics of a campaign', 'used to graphic design software', 'curious about local culture', 'able to run several projects side by side'],
    },
  },
  {
    specializations: [109, 21],
    sectors: [],
    levels: [master],
    fr: {
      titles: ['Chef de projet', 'Chargé de mission auprès de la direction', 'Consultant en organisation', 'Adjoint au directeur de filiale', 'PMO junior'],
      purposes: [
        'Vous menez des projets transverses pour la direction de la filiale, de l’idée au bilan.',
        'Vous aidez une jeune filiale à se structurer et à grandir sans perdre son agilité.',
      ],
      missions: ['cadrer les projets : objectif, budget, calendrier, risques', 'animer les comités et rédiger des comptes rendus brefs', 'construire les indicateurs de la direction', 'préparer les présentations destinées au siège', 'simplifier les procédures internes', 'coordonner les fournisseurs et les équipes locales', 'conduire des études d’opportunité'],
      field: 'en école de commerce, d’ingénieurs ou à l’université',
      skills: ['vous avez le sens de l’organisation et vous anticipez', 'vous synthétisez une situation en une page', 'vous travaillez bien avec des gens très différents', 'vous maîtrisez les outils bureautiques', 'vous prenez des initiatives'],
    },
    en: {
      titles: ['Project Manager', 'Executive Project Officer', 'Management Consultant', 'Assistant to the Country Manager', 'Junior PMO'],
      purposes: [
        'You lead cross-functional projects for the local management, from the idea to the lessons learnt.',
        'You help a young subsidiary find its structure and grow without losing its agility.',
      ],
      missions: ['frame projects: goal, budget, schedule, risks', 'run committees and write short minutes', 'build the indicators that management needs', 'prepare presentations for headquarters', 'simplify internal procedures', 'coordinate suppliers and local teams', 'carry out opportunity studies'],
      field: 'in business, engineering or another university subject',
      skills: ['organised and forward-looking', 'able to sum up a situation on one page', 'at ease with very different people', 'fluent in office software', 'ready to take the initiative'],
    },
  },
];
