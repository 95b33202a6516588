import { bachelorAndMore, master, masterOrFourth, type Profession } from './profession.ts';

const digital = [100011, 100019, 100014, 100015, 100017, 100009, 100004];

export const informationSystems: readonly Profession[] = [
  {
    specializations: [248],
    sectors: digital,
    levels: [master, masterOrFourth, bachelorAndMore],
    fr: {
      titles: ['Ingénieur développement logiciel', 'Développeur full stack TypeScript', 'Développeur back-end Java', 'Ingénieur logiciel front-end', 'Développeur mobile Android et iOS', 'Ingénieur logiciel Python'],
      purposes: [
        'Vous concevez et faites évoluer les applications dont nos équipes se servent chaque jour dans une vingtaine d’agences.',
        'Vous rejoignez l’équipe qui construit notre nouvelle plateforme de services, de l’interface à la base de données.',
        'Vous participez à la refonte d’un produit utilisé par plusieurs milliers de personnes, avec le souci de la simplicité.',
      ],
      missions: ['développer de nouvelles fonctionnalités, de l’atelier avec les utilisateurs à la mise en production', 'écrire des tests automatisés et relire le code de vos collègues', 'réduire le temps de réponse des pages les plus consultées', 'découper une application ancienne en services plus simples à maintenir', 'documenter les interfaces de programmation pour nos partenaires', 'participer aux astreintes légères et à l’analyse des incidents', 'proposer des choix techniques et en mesurer les effets', 'accueillir les stagiaires et partager vos pratiques lors de séances internes'],
      field: 'en informatique ou en génie logiciel',
      skills: ['vous maîtrisez un langage moderne (TypeScript, Java, Python ou Go)', 'vous savez écrire une requête SQL et comprendre son plan d’exécution', 'vous connaissez Git et l’intégration continue', 'vous avez déjà livré un projet, même personnel, que des gens utilisent', 'vous aimez expliquer vos choix simplement', 'les conteneurs ne vous sont pas étrangers'],
    },
    en: {
      titles: ['Software Engineer', 'Full Stack TypeScript Developer', 'Back-end Java Developer', 'Front-end Software Engineer', 'Mobile Developer, Android and iOS', 'Python Software Engineer'],
      purposes: [
        'You design and improve the applications that our teams rely on every day in some twenty offices.',
        'You join the team that builds our new service platform, from its screens down to its database.',
        'You help rebuild a product used by several thousand people, with a taste for keeping things simple.',
      ],
      missions: ['develop new features, from workshops with users to production', 'write automated tests and review your colleagues’ code', 'bring down the response time of our busiest pages', 'split an ageing application into services that are easier to maintain', 'document programming interfaces for our partners', 'take part in incident analysis and a light on-call rota', 'suggest technical choices and measure what they bring', 'welcome interns and share what you learn in internal talks'],
      field: 'in computer science or software engineering',
      skills: ['fluent in a modern language (TypeScript, Java, Python or Go)', 'able to write an SQL query and read its execution plan', 'at ease with Git and continuous integration', 'the author of at least one project, even a personal one, that people use', 'happy to explain your choices in plain words', 'no stranger to containers'],
    },
  },
  {
    specializations: [250, 138],
    sectors: digital,
    levels: [master],
    fr: {
      titles: ['Data scientist', 'Ingénieur données', 'Analyste décisionnel', 'Ingénieur apprentissage automatique', 'Data analyst – performance commerciale'],
      purposes: [
        'Vous transformez des données dispersées en réponses claires pour celles et ceux qui décident.',
        'Vous mettez en production des modèles de prévision et vous veillez à ce qu’ils restent justes dans la durée.',
      ],
      missions: ['collecter, nettoyer et croiser des données internes et ouvertes', 'construire des modèles de prévision de la demande et en suivre les écarts', 'créer des tableaux de bord lisibles pour les équipes de terrain', 'mettre en place des contrôles de qualité sur les flux quotidiens', 'présenter vos résultats à des interlocuteurs qui ne sont pas statisticiens', 'industrialiser les traitements dans notre entrepôt de données', 'évaluer l’intérêt réel de nouvelles méthodes avant de les adopter'],
      field: 'en statistiques, en mathématiques appliquées ou en informatique',
      skills: ['vous programmez en Python ou en R et écrivez un SQL soigné', 'vous avez pratiqué un outil de visualisation', 'vous savez dire ce qu’un chiffre ne prouve pas', 'vous connaissez les méthodes de validation d’un modèle', 'vous avez travaillé sur de grands volumes de données'],
    },
    en: {
      titles: ['Data Scientist', 'Data Engineer', 'Business Intelligence Analyst', 'Machine Learning Engineer', 'Data Analyst – Sales Performance'],
      purposes: [
        'You turn scattered data into clear answers for the people who decide.',
        'You bring forecasting models into production and keep them honest over time.',
      ],
      missions: ['collect, clean and join internal and open data', 'build demand forecasts and follow their errors', 'design dashboards that field teams can read at a glance', 'set up quality checks on daily data flows', 'present your results to people who are not statisticians', 'turn prototypes into reliable jobs in our data warehouse', 'assess what a new method really brings before we adopt it'],
      field: 'in statistics, applied mathematics or computer science',
      skills: ['at home in Python or R, with careful SQL', 'used to a visualisation tool', 'able to say what a figure does not prove', 'familiar with model validation', 'experienced with large data sets'],
    },
  },
  {
    specializations: [245, 35],
    sectors: digital,
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Ingénieur cloud et DevOps', 'Ingénieur réseaux et télécoms', 'Ingénieur fiabilité des services', 'Analyste cybersécurité', 'Administrateur systèmes et cloud'],
      purposes: [
        'Vous rendez nos infrastructures plus sûres, plus sobres et plus faciles à exploiter.',
        'Vous accompagnez la migration de nos centres de données vers un hébergement hybride.',
      ],
      missions: ['décrire l’infrastructure sous forme de code et automatiser les déploiements', 'surveiller la disponibilité des services et améliorer les alertes', 'conduire des exercices de reprise après incident', 'traiter les vulnérabilités avec les équipes de développement', 'déployer les équipements réseau de nouveaux sites', 'suivre les coûts d’hébergement et proposer des économies', 'rédiger les procédures d’exploitation dans les deux langues'],
      field: 'en systèmes, réseaux ou sécurité informatique',
      skills: ['vous administrez Linux sans appréhension', 'vous avez pratiqué Terraform, Ansible ou un outil voisin', 'vous connaissez les protocoles réseau courants', 'vous gardez votre calme lorsqu’un service tombe', 'vous savez écrire un compte rendu d’incident utile'],
    },
    en: {
      titles: ['Cloud and DevOps Engineer', 'Network and Telecoms Engineer', 'Site Reliability Engineer', 'Cybersecurity Analyst', 'Systems and Cloud Administrator'],
      purposes: [
        'You make our infrastructure safer, leaner and easier to run.',
        'You support the move of our data centres to hybrid hosting.',
      ],
      missions: ['describe infrastructure as code and automate deployments', 'watch over the availability of services and sharpen alerts', 'run recovery drills', 'deal with vulnerabilities together with developers', 'roll out network equipment on new sites', 'follow hosting costs and suggest savings', 'write operating procedures in two languages'],
      field: 'in systems, networks or information security',
      skills: ['confident with Linux administration', 'used to Terraform, Ansible or something similar', 'familiar with common network protocols', 'calm when a service goes down', 'able to write a useful incident report'],
    },
  },
  {
    specializations: [253, 252],
    sectors: [],
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Business analyst', 'Chef de projet informatique', 'Consultant ERP', 'Product owner', 'Consultant CRM'],
      purposes: [
        'Vous faites le lien entre les métiers et les équipes techniques, pour que l’outil livré soit celui qu’on attendait.',
        'Vous déployez notre progiciel de gestion dans les filiales de la région.',
      ],
      missions: ['recueillir les besoins et les traduire en récits utilisateurs vérifiables', 'animer les ateliers et tenir la liste des priorités', 'préparer les jeux d’essai et coordonner la recette', 'former les utilisateurs clés et recueillir leurs retours', 'suivre le budget, le calendrier et les risques du projet', 'comparer les solutions du marché et préparer les appels d’offres', 'rédiger une documentation que l’on a envie de lire'],
      field: 'en informatique de gestion ou en école de commerce',
      skills: ['vous savez écouter, reformuler et trancher', 'vous connaissez les méthodes agiles sans en faire une religion', 'vous avez découvert un ERP ou un CRM', 'vous modélisez un processus en quelques traits', 'vous êtes à l’aise devant un groupe'],
    },
    en: {
      titles: ['Business Analyst', 'IT Project Manager', 'ERP Consultant', 'Product Owner', 'CRM Consultant'],
      purposes: [
        'You link business and technical teams, so that what we deliver is what people were waiting for.',
        'You roll out our management software in the subsidiaries of the region.',
      ],
      missions: ['gather needs and turn them into user stories that can be checked', 'run workshops and keep priorities in order', 'prepare test cases and coordinate acceptance', 'train key users and bring back what they say', 'follow the budget, schedule and risks of the project', 'compare solutions on the market and prepare tenders', 'write documentation that people want to read'],
      field: 'in information systems or business',
      skills: ['good at listening, rephrasing and deciding', 'familiar with agile methods without dogma', 'already exposed to an ERP or a CRM', 'able to model a process in a few strokes', 'at ease in front of a group'],
    },
  },
  {
    specializations: [29, 251],
    sectors: [100015, 100016, 100017, 100011, 100006, 100009],
    levels: [master],
    fr: {
      titles: ['Ingénieur logiciel embarqué', 'Ingénieur systèmes', 'Ingénieur MES et informatique industrielle', 'Ingénieur validation et vérification'],
      purposes: [
        'Vous développez le logiciel qui anime nos équipements, au plus près de la machine.',
        'Vous définissez l’architecture de systèmes critiques et prouvez qu’ils tiennent leurs exigences.',
      ],
      missions: ['rédiger et tracer les exigences du système', 'programmer et déboguer du code embarqué en C ou en C++', 'monter des bancs d’essai et automatiser les campagnes', 'relier les automates aux outils de suivi de production', 'analyser les défaillances remontées du terrain', 'préparer les dossiers de certification', 'accompagner la mise en service chez le client'],
      field: 'en systèmes embarqués, en électronique ou en automatique',
      skills: ['vous lisez un schéma électronique', 'vous programmez en C, en C++ ou en Rust', 'vous connaissez au moins un bus de terrain', 'vous avez le goût de la preuve et de la mesure', 'vous acceptez de passer du temps sur site'],
    },
    en: {
      titles: ['Embedded Software Engineer', 'Systems Engineer', 'MES and Industrial IT Engineer', 'Verification and Validation Engineer'],
      purposes: [
        'You develop the software that drives our equipment, close to the machine.',
        'You define the architecture of critical systems and prove that they meet their requirements.',
      ],
      missions: ['write and trace system requirements', 'program and debug embedded code in C or C++', 'build test benches and automate campaigns', 'connect controllers to production follow-up tools', 'analyse failures reported from the field', 'prepare certification files', 'support commissioning at the customer’s site'],
      field: 'in embedded systems, electronics or control engineering',
      skills: ['able to read a circuit diagram', 'a programmer in C, C++ or Rust', 'familiar with at least one fieldbus', 'fond of proof and measurement', 'ready to spend time on site'],
    },
  },
];
