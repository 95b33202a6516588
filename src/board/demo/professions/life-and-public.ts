import { bachelorAndMore, master, masterOrFourth, type Profession, shortStudies } from './profession.ts';

/** Food, wine, hospitality, health and materials. */
export const lifeAndTable: readonly Profession[] = [
  {
    specializations: [106, 61],
    sectors: [100001, 100004, 100010],
    levels: [master, bachelorAndMore],
    fr: {
      titles: ['Ingénieur agroalimentaire', 'Responsable recherche et développement produits', 'Ingénieur agronome', 'Chargé de filière cacao', 'Technicien semences'],
      purposes: [
        'Vous mettez au point des recettes et des procédés pour des consommateurs exigeants.',
        'Vous accompagnez des producteurs vers des pratiques plus durables et mieux payées.',
      ],
      missions: ['formuler, goûter et documenter de nouvelles recettes', 'conduire des essais en laboratoire puis en usine', 'garantir la sécurité sanitaire des aliments', 'visiter les exploitations et former les producteurs', 'suivre les récoltes et leur traçabilité', 'adapter les étiquettes aux règles locales', 'réduire les pertes de matière'],
      field: 'en agroalimentaire ou en agronomie',
      skills: ['vous connaissez la méthode HACCP', 'vous avez un palais curieux', 'vous savez monter un plan d’expériences', 'vous aimez le contact avec les producteurs', 'vous tenez un cahier de laboratoire'],
    },
    en: {
      titles: ['Food Engineer', 'Product Research and Development Manager', 'Agronomist', 'Cocoa Supply Chain Officer', 'Seed Technician'],
      purposes: [
        'You develop recipes and processes for demanding consumers.',
        'You support growers towards practices that last longer and pay better.',
      ],
      missions: ['formulate, taste and document new recipes', 'run trials in the laboratory, then in the plant', 'guarantee food safety', 'visit farms and train growers', 'follow harvests and their traceability', 'adapt labels to local rules', 'reduce losses of material'],
      field: 'in food science or agronomy',
      skills: ['familiar with HACCP', 'a curious palate', 'able to design experiments', 'fond of meeting growers', 'used to keeping a laboratory notebook'],
    },
  },
  {
    specializations: [260, 104],
    sectors: [100001, 100004, 100012],
    levels: [masterOrFourth, bachelorAndMore],
    fr: {
      titles: ['Ambassadeur vins et spiritueux', 'Chef de secteur vins', 'Assistant œnologue', 'Responsable export vins'],
      purposes: [
        'Vous racontez nos terroirs à des sommeliers, des cavistes et des amateurs.',
        'Vous participez à l’élaboration et à la vente de vins de plusieurs appellations.',
      ],
      missions: ['animer dégustations et formations', 'référencer nos vins dans les restaurants et chez les cavistes', 'suivre les importateurs et leurs stocks', 'accueillir les visiteurs du domaine', 'suivre les vinifications et les analyses', 'organiser des événements autour des millésimes', 'défendre les prix de la gamme'],
      field: 'en commerce des vins ou en œnologie',
      skills: ['vous savez déguster et en parler avec simplicité', 'vous aimez la vie des restaurants', 'vous organisez vous-même vos tournées', 'vous avez le permis de conduire', 'vous connaissez les règles de la vente d’alcool'],
    },
    en: {
      titles: ['Wine and Spirits Ambassador', 'Wine Area Manager', 'Assistant Winemaker', 'Wine Export Manager'],
      purposes: [
        'You tell the story of our vineyards to sommeliers, wine merchants and amateurs.',
        'You take part in making and selling wines of several appellations.',
      ],
      missions: ['lead tastings and training sessions', 'get our wines listed by restaurants and merchants', 'follow importers and their stocks', 'welcome visitors to the estate', 'follow winemaking and analyses', 'organise events around vintages', 'defend the prices of the range'],
      field: 'in wine trade or oenology',
      skills: ['able to taste and to speak of it simply', 'fond of restaurant life', 'independent on your rounds', 'a driving licence', 'aware of the rules on selling alcohol'],
    },
  },
  {
    specializations: [119, 183],
    sectors: [100012],
    levels: [shortStudies, bachelorAndMore],
    fr: {
      titles: ['Assistant directeur d’hôtel', 'Responsable hébergement adjoint', 'Chef de partie', 'Pâtissier', 'Coordinateur événements et séminaires', 'Revenue manager junior'],
      purposes: [
        'Vous veillez à ce que chaque client reparte avec l’envie de revenir.',
        'Vous apportez votre savoir-faire à une maison qui fait rayonner la table et l’accueil.',
      ],
      missions: ['accueillir les clients et résoudre leurs difficultés', 'coordonner réception, étages et restauration', 'ajuster les prix selon la demande', 'réaliser les préparations et faire évoluer la carte', 'former les apprentis', 'organiser séminaires et réceptions', 'réduire le gaspillage alimentaire'],
      field: 'en hôtellerie-restauration ou en tourisme',
      skills: ['vous avez le sens de l’accueil', 'vous avez le goût du travail soigné et de l’exactitude', 'vous gardez votre énergie pendant le service', 'vous aimez transmettre', 'vous connaissez les règles d’hygiène'],
    },
    en: {
      titles: ['Assistant Hotel Manager', 'Deputy Rooms Manager', 'Chef de Partie', 'Pastry Chef', 'Events and Seminars Coordinator', 'Junior Revenue Manager'],
      purposes: [
        'You see to it that every guest leaves wishing to return.',
        'You bring your craft to a house known for its table and its welcome.',
      ],
      missions: ['welcome guests and solve their difficulties', 'coordinate reception, rooms and restaurant', 'adjust prices to demand', 'prepare dishes and renew the menu', 'train apprentices', 'organise seminars and receptions', 'cut food waste'],
      field: 'in hotel management, catering or tourism',
      skills: ['a natural host', 'careful and punctual', 'full of energy during service', 'fond of passing on what you know', 'aware of hygiene rules'],
    },
  },
  {
    specializations: [81],
    sectors: [100009, 100002],
    levels: [master],
    fr: {
      titles: ['Chargé d’affaires réglementaires', 'Attaché de recherche clinique', 'Pharmacien assurance qualité', 'Formulateur cosmétique', 'Chef de produit santé'],
      purposes: [
        'Vous contribuez à mettre des soins sûrs à la portée des patients de la région.',
        'Vous formulez et évaluez des produits doux pour la peau et pour l’eau.',
      ],
      missions: ['préparer les dossiers d’enregistrement', 'suivre les centres d’investigation et vérifier les données', 'libérer les lots et traiter les écarts', 'mettre au point des formules et suivre leur stabilité', 'former les équipes médicales au produit', 'assurer la veille réglementaire', 'participer aux inspections'],
      field: 'en pharmacie, en biologie ou en chimie cosmétique',
      skills: ['vous connaissez les bonnes pratiques de fabrication ou cliniques', 'vous rédigez avec exactitude', 'vous savez taire les données de santé', 'vous savez travailler avec des médecins', 'vous avez l’esprit scientifique'],
    },
    en: {
      titles: ['Regulatory Affairs Officer', 'Clinical Research Associate', 'Quality Assurance Pharmacist', 'Cosmetics Formulator', 'Healthcare Product Manager'],
      purposes: [
        'You help bring safe care within reach of the patients of the region.',
        'You formulate and assess products that are gentle on skin and on water.',
      ],
      missions: ['prepare registration files', 'follow investigation centres and check their data', 'release batches and handle deviations', 'develop formulas and follow their stability', 'train medical teams in the product', 'watch regulations', 'take part in inspections'],
      field: 'in pharmacy, biology or cosmetic chemistry',
      skills: ['familiar with good manufacturing or clinical practice', 'exact in writing', 'discreet with health data', 'able to work with physicians', 'a scientific mind'],
    },
  },
  {
    specializations: [117, 239],
    sectors: [100008, 100010, 100002, 100006],
    levels: [master],
    fr: {
      titles: ['Ingénieur matériaux', 'Ingénieur recherche polymères', 'Ingénieur plasturgie', 'Chimiste analyticien', 'Ingénieur emballage'],
      purposes: [
        'Vous mettez au point des matériaux plus légers, recyclables et sûrs.',
        'Vous accompagnez les clients dans le choix et l’emploi de nos résines.',
      ],
      missions: ['conduire des essais de formulation et de mise en œuvre', 'caractériser les matériaux au laboratoire', 'transposer une recette du laboratoire à l’atelier', 'remplacer une matière par une matière recyclée', 'assister les clients sur leurs presses', 'rédiger rapports d’essais et fiches techniques', 'suivre la littérature scientifique et les brevets'],
      field: 'en chimie, en matériaux ou en plasturgie',
      skills: ['vous manipulez avec soin', 'vous connaissez les polymères et leurs procédés', 'vous savez tirer une conclusion d’essais imparfaits', 'vous partagez vos résultats, bons ou mauvais', 'vous respectez les consignes de sécurité'],
    },
    en: {
      titles: ['Materials Engineer', 'Polymer Research Engineer', 'Plastics Engineer', 'Analytical Chemist', 'Packaging Engineer'],
      purposes: [
        'You develop materials that are lighter, recyclable and safe.',
        'You guide customers in the choice and use of our resins.',
      ],
      missions: ['run formulation and processing trials', 'characterise materials in the laboratory', 'scale a recipe up from bench to workshop', 'replace a material with a recycled one', 'assist customers at their presses', 'write test reports and data sheets', 'follow scientific literature and patents'],
      field: 'in chemistry, materials or plastics engineering',
      skills: ['careful at the bench', 'familiar with polymers and how they are processed', 'able to conclude from imperfect trials', 'open about results, good or bad', 'respectful of safety rules'],
    },
  },
];

/** Placements in administrations (V.I.A.): hosted by public bodies only. */
export const publicService: readonly Profession[] = [
  {
    specializations: [227],
    sectors: [100018],
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Chargé de mission culturelle', 'Chargé de coopération universitaire', 'Attaché économique adjoint', 'Chargé de communication institutionnelle', 'Chargé de mission francophonie'],
      purposes: [
        'Vous contribuez aux échanges entre deux pays, dans leurs écoles, leurs théâtres et leurs laboratoires.',
        'Vous suivez l’actualité économique du pays et conseillez celles et ceux qui veulent y travailler.',
      ],
      missions: ['organiser débats, projections et résidences d’artistes', 'suivre les accords entre universités et conseiller les étudiants', 'rédiger notes et revues de presse', 'accueillir les délégations', 'tenir le budget des manifestations', 'animer le site et les réseaux sociaux de l’institution', 'nouer des partenariats avec les acteurs locaux'],
      field: 'en sciences politiques, en langues ou en gestion culturelle',
      skills: ['vous écrivez avec clarté et nuance', 'vous avez le sens du service public', 'vous connaissez l’histoire et la culture du pays', 'vous savez recevoir', 'vous travaillez avec discrétion'],
    },
    en: {
      titles: ['Cultural Programme Officer', 'University Cooperation Officer', 'Deputy Economic Attaché', 'Institutional Communications Officer', 'French Language Programme Officer'],
      purposes: [
        'You contribute to exchanges between two countries, in their schools, theatres and laboratories.',
        'You follow the country’s economic news and advise those who wish to work there.',
      ],
      missions: ['organise debates, screenings and artists’ residencies', 'follow agreements between universities and advise students', 'write notes and press reviews', 'welcome delegations', 'keep the budget of events', 'run the institution’s website and social media', 'build partnerships with local players'],
      field: 'in political science, languages or arts management',
      skills: ['a clear and balanced writer', 'committed to public service', 'knowledgeable about the country’s history and culture', 'a good host', 'discreet'],
    },
  },
  {
    specializations: [239, 227],
    sectors: [100018],
    levels: [master],
    fr: {
      titles: ['Assistant de recherche', 'Ingénieur de recherche', 'Chargé de coopération scientifique', 'Ingénieur d’études en climatologie'],
      purposes: [
        'Vous rejoignez une équipe de recherche internationale et participez à ses campagnes et à ses publications.',
        'Vous rapprochez des laboratoires qui gagnent à travailler ensemble.',
      ],
      missions: ['préparer et conduire des campagnes de mesure', 'traiter les données et les publier sous une forme réutilisable', 'participer à l’écriture d’articles', 'recenser les équipes et monter des projets communs', 'encadrer des étudiants', 'entretenir les instruments', 'vulgariser les résultats pour les écoles'],
      field: 'dans une discipline scientifique',
      skills: ['vous avez mené un projet de recherche', 'vous programmez pour vos analyses', 'vous rédigez en anglais scientifique', 'vous aimez le travail de terrain', 'vous savez attendre un résultat'],
    },
    en: {
      titles: ['Research Assistant', 'Research Engineer', 'Scientific Cooperation Officer', 'Climate Studies Engineer'],
      purposes: [
        'You join an international research team and take part in its campaigns and publications.',
        'You bring together laboratories that gain from working with one another.',
      ],
      missions: ['prepare and run measurement campaigns', 'process data and publish them in a reusable form', 'help write articles', 'map teams and build joint projects', 'supervise students', 'look after instruments', 'explain results to schools'],
      field: 'in a scientific discipline',
      skills: ['a research project behind you', 'a programmer for your own analyses', 'used to scientific English', 'fond of fieldwork', 'patient'],
    },
  },
];

