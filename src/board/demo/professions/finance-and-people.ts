import { bachelorAndMore, master, masterOrFourth, type Profession } from './profession.ts';

export const financeAndPeople: readonly Profession[] = [
  {
    specializations: [9],
    sectors: [],
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Contrôleur de gestion', 'Contrôleur financier', 'Contrôleur de gestion industriel', 'Business controller junior', 'Contrôleur de gestion projets'],
      purposes: [
        'Vous éclairez les décisions de la filiale par des chiffres justes et commentés.',
        'Vous suivez la rentabilité de nos projets et alertez avant qu’il ne soit trop tard.',
      ],
      missions: ['préparer la clôture mensuelle et commenter les écarts', 'construire le budget et les prévisions avec les opérationnels', 'calculer les coûts de revient', 'automatiser les rapports récurrents', 'fiabiliser les données de gestion', 'accompagner les responsables de service dans le suivi de leurs dépenses', 'participer aux inventaires'],
      field: 'en contrôle de gestion ou en finance',
      skills: ['vous maîtrisez Excel, tableaux croisés compris', 'vous avez effectué un stage en contrôle de gestion ou en audit', 'vous osez poser des questions', 'vous connaissez un ERP', 'vous tenez les délais'],
    },
    en: {
      titles: ['Management Controller', 'Financial Controller', 'Industrial Controller', 'Junior Business Controller', 'Project Controller'],
      purposes: [
        'You shed light on the subsidiary’s decisions with figures that are right and explained.',
        'You follow the profitability of our projects and speak up before it is too late.',
      ],
      missions: ['prepare the monthly closing and explain variances', 'build budgets and forecasts with operational teams', 'work out cost prices', 'automate recurring reports', 'make management data more reliable', 'help heads of department follow their spending', 'take part in stocktaking'],
      field: 'in management control or finance',
      skills: ['fluent in Excel, pivot tables included', 'an internship in controlling or audit behind you', 'not afraid to ask questions', 'familiar with an ERP', 'able to meet deadlines'],
    },
  },
  {
    specializations: [19, 322],
    sectors: [],
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Auditeur interne', 'Analyste financier', 'Comptable filiale', 'Chargé de trésorerie', 'Adjoint au responsable administratif et financier'],
      purposes: [
        'Vous veillez à la bonne santé financière d’une filiale en croissance.',
        'Vous évaluez nos processus dans plusieurs pays et proposez des améliorations concrètes.',
      ],
      missions: ['tenir la comptabilité selon les normes locales et IFRS', 'établir les prévisions de trésorerie', 'préparer les déclarations fiscales avec le cabinet', 'réaliser des missions d’audit et suivre les recommandations', 'répondre aux commissaires aux comptes', 'améliorer les délais de paiement', 'participer à l’intégration d’une société acquise'],
      field: 'en comptabilité, en audit ou en finance',
      skills: ['vous avez de solides bases comptables', 'vous faites preuve de discrétion et de rigueur', 'vous écrivez des constats clairs', 'vous connaissez les normes IFRS', 'vous vous adaptez aux usages locaux'],
    },
    en: {
      titles: ['Internal Auditor', 'Financial Analyst', 'Subsidiary Accountant', 'Treasury Officer', 'Deputy Finance and Administration Manager'],
      purposes: [
        'You look after the financial health of a growing subsidiary.',
        'You assess our processes in several countries and suggest concrete improvements.',
      ],
      missions: ['keep the books under local rules and IFRS', 'forecast cash flows', 'prepare tax returns with our advisers', 'carry out audits and follow up recommendations', 'answer the statutory auditors', 'improve payment times', 'help integrate an acquired company'],
      field: 'in accounting, audit or finance',
      skills: ['sound in accounting', 'discreet and rigorous', 'able to write clear findings', 'familiar with IFRS', 'adaptable to local practice'],
    },
  },
  {
    specializations: [324],
    sectors: [100019],
    levels: [master],
    fr: {
      titles: ['Analyste crédit', 'Chargé de conformité', 'Analyste risques de marché', 'Analyste financement de projets', 'Gestionnaire middle office', 'Actuaire'],
      purposes: [
        'Vous mesurez les risques d’un portefeuille et aidez les équipes à les prendre en connaissance de cause.',
        'Vous participez au financement de projets d’énergie renouvelable et d’infrastructures.',
      ],
      missions: ['analyser les comptes des emprunteurs et noter les dossiers', 'modéliser des scénarios de taux et de change', 'contrôler les opérations de la journée', 'examiner l’origine des fonds et documenter vos conclusions', 'préparer les comités', 'répondre aux demandes du régulateur', 'améliorer les outils de calcul'],
      field: 'en finance de marché, en actuariat ou en droit bancaire',
      skills: ['vous êtes à l’aise avec les mathématiques financières', 'vous programmez en VBA ou en Python', 'vous lisez l’actualité économique', 'vous savez dire non, arguments à l’appui', 'vous avez le souci du détail'],
    },
    en: {
      titles: ['Credit Analyst', 'Compliance Officer', 'Market Risk Analyst', 'Project Finance Analyst', 'Middle Office Analyst', 'Actuary'],
      purposes: [
        'You measure the risks of a portfolio and help teams take them knowingly.',
        'You help finance renewable energy and infrastructure projects.',
      ],
      missions: ['analyse borrowers’ accounts and rate their files', 'model interest and exchange rate scenarios', 'check the day’s transactions', 'examine where funds come from and document your conclusions', 'prepare committees', 'answer the regulator’s requests', 'improve calculation tools'],
      field: 'in finance, actuarial science or banking law',
      skills: ['at ease with financial mathematics', 'a programmer in VBA or Python', 'a reader of economic news', 'able to say no, with reasons', 'careful with details'],
    },
  },
  {
    specializations: [100],
    sectors: [],
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Chargé de recrutement', 'Chargé de ressources humaines', 'Chargé de formation', 'Chargé de mobilité internationale', 'Talent acquisition specialist'],
      purposes: [
        'Vous recrutez et accueillez celles et ceux qui feront grandir la filiale.',
        'Vous accompagnez les équipes locales dans leur développement et leur quotidien.',
      ],
      missions: ['rédiger des annonces qui donnent envie et disent vrai', 'mener les entretiens et répondre à chaque candidat', 'organiser le parcours d’intégration', 'construire le plan de formation', 'participer aux forums des écoles', 'suivre les contrats, visas et couvertures sociales', 'mesurer la qualité de vie au travail et proposer des actions'],
      field: 'en ressources humaines, en psychologie ou en école de commerce',
      skills: ['vous savez écouter et garder une confidence', 'vous êtes à l’aise à l’oral', 'vous connaissez les bases du droit du travail', 'vous avez pratiqué un outil de suivi des candidatures', 'vous veillez à l’égalité des chances'],
    },
    en: {
      titles: ['Recruitment Officer', 'Human Resources Officer', 'Training Officer', 'International Mobility Officer', 'Talent Acquisition Specialist'],
      purposes: [
        'You hire and welcome the people who will make the subsidiary grow.',
        'You support local teams in their development and their daily life.',
      ],
      missions: ['write job adverts that are inviting and true', 'lead interviews and answer every candidate', 'organise the induction programme', 'build the training plan', 'take part in university fairs', 'follow contracts, visas and social cover', 'measure well-being at work and suggest actions'],
      field: 'in human resources, psychology or business',
      skills: ['a good listener who can keep a confidence', 'a confident speaker', 'aware of the basics of employment law', 'used to an applicant tracking tool', 'attentive to equal opportunity'],
    },
  },
  {
    specializations: [214],
    sectors: [],
    levels: [master],
    fr: {
      titles: ['Juriste d’affaires', 'Juriste contrats internationaux', 'Juriste protection des données', 'Fiscaliste junior', 'Juriste propriété intellectuelle'],
      purposes: [
        'Vous sécurisez les engagements de l’entreprise dans une région aux droits très divers.',
        'Vous donnez aux équipes des réponses juridiques claires, rapides et applicables.',
      ],
      missions: ['rédiger et négocier les contrats commerciaux', 'tenir le secrétariat juridique de la filiale', 'suivre les contentieux avec les avocats', 'former les équipes aux règles de concurrence et d’éthique', 'tenir le registre des traitements de données', 'assurer la veille juridique locale', 'accompagner une opération d’acquisition'],
      field: 'en droit des affaires ou en droit international',
      skills: ['vous rédigez avec sobriété', 'vous cherchez la solution plutôt que l’obstacle', 'vous connaissez le droit des contrats', 'vous respectez le secret', 'vous savez hiérarchiser les risques'],
    },
    en: {
      titles: ['Business Lawyer', 'International Contracts Counsel', 'Data Protection Counsel', 'Junior Tax Adviser', 'Intellectual Property Counsel'],
      purposes: [
        'You secure the company’s commitments in a region of very different laws.',
        'You give teams legal answers that are clear, quick and workable.',
      ],
      missions: ['draft and negotiate commercial contracts', 'keep the corporate records of the subsidiary', 'follow disputes with outside counsel', 'train teams in competition and ethics rules', 'keep the record of data processing', 'watch local legal developments', 'support an acquisition'],
      field: 'in business law or international law',
      skills: ['a sober writer', 'quicker to see the solution than the obstacle', 'sound in contract law', 'respectful of confidentiality', 'able to rank risks'],
    },
  },
  {
    specializations: [210, 36],
    sectors: [100018, 100012, 100003, 100005, 100011],
    levels: [masterOrFourth, bachelorAndMore],
    fr: {
      titles: ['Graphiste', 'Concepteur d’expérience utilisateur', 'Monteur vidéo', 'Rédacteur et traducteur', 'Designer produit'],
      purposes: [
        'Vous donnez forme à nos idées, pour l’écran comme pour le papier.',
        'Vous concevez des parcours simples à partir de ce que les gens font vraiment.',
      ],
      missions: ['créer maquettes, illustrations et animations', 'mener des tests auprès d’utilisateurs', 'tenir à jour la bibliothèque de composants', 'tourner et monter de courtes vidéos', 'traduire et adapter des contenus', 'préparer les fichiers pour l’impression', 'veiller à l’accessibilité de ce que nous publions'],
      field: 'en design, en arts appliqués ou en communication visuelle',
      skills: ['vous présentez un portfolio', 'vous maîtrisez Figma ou la suite Adobe', 'vous acceptez la critique et savez la formuler', 'vous connaissez les règles de l’accessibilité', 'vous avez une orthographe sûre'],
    },
    en: {
      titles: ['Graphic Designer', 'User Experience Designer', 'Video Editor', 'Writer and Translator', 'Product Designer'],
      purposes: [
        'You give shape to our ideas, on screen and on paper.',
        'You design simple journeys from what people really do.',
      ],
      missions: ['create mock-ups, illustrations and animations', 'run tests with users', 'keep the component library up to date', 'shoot and edit short videos', 'translate and adapt content', 'prepare files for print', 'make sure that what we publish is accessible'],
      field: 'in design, applied arts or visual communication',
      skills: ['a portfolio to show', 'fluent in Figma or the Adobe suite', 'able to take criticism and to give it', 'familiar with accessibility rules', 'sure of your spelling'],
    },
  },
];
