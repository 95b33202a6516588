/**
 * Invented companies by sector: name, size (1 start-up, 2 mid-size, 3 large, 4 public body) and the letter of
 * what it does.
 */
export type SectorFacts = {
  readonly sectorId: number;
  readonly companies: string;
  /** Completes «X est …» and “X is …”. */
  readonly activities: readonly (readonly [fr: string, en: string])[];
};

export const sectorFacts: readonly SectorFacts[] = [
  {
    sectorId: 100001,
    companies:
      'Laiterie Corvenne 2a, Biscuiterie Armoël 2c, Moulins d’Asterval 3d, Cacao Mirabond 2c, Vignobles Tarquelin 2e, Grainvalis 3d, Algomine 1b, Conserverie Pélorade 2c, Brasserie Dormelle 1f',
    activities: [
      [
        'une maison familiale qui transforme les récoltes de six cents fermes',
        'a family business that processes the harvests of six hundred farms',
      ],
      ['un spécialiste des ingrédients d’origine végétale', 'a specialist in plant-based ingredients'],
      [
        'un producteur de spécialités gourmandes présent dans les épiceries fines',
        'a maker of fine foods found in delicatessens',
      ],
      [
        'un groupe coopératif qui nourrit chaque jour quatre millions de personnes',
        'a cooperative group that feeds four million people every day',
      ],
      ['un domaine viticole qui vinifie et vend ses propres vins', 'a wine estate that makes and sells its own wines'],
      ['une brasserie artisanale qui exporte dans dix pays', 'a craft brewery that exports to ten countries'],
    ],
  },
  {
    sectorId: 100002,
    companies: 'Maison Oréline 3a, Laboratoires Vessandre 2c, Nacrelys 1a, Parfums Daubrenne 2b, Soliane Botanique 1c',
    activities: [
      [
        'un créateur de soins issus des plantes de nos côtes',
        'a creator of skincare made from the plants of our coasts',
      ],
      ['une maison de parfum indépendante', 'an independent perfume house'],
      ['un laboratoire de cosmétiques rechargeables', 'a laboratory of refillable cosmetics'],
    ],
  },
  {
    sectorId: 100003,
    companies:
      'Atelier Roncevigne 2a, Filatures du Mesnoy 2b, Petit Carambel 1c, Maroquinerie Saldane 2a, Tissages Orbelin 2b',
    activities: [
      [
        'un atelier de maroquinerie qui forme ses artisans',
        'a leather goods workshop that trains its own craftspeople',
      ],
      ['un fabricant de tissus techniques et de lin', 'a maker of technical fabrics and linen'],
      [
        'une marque de vêtements pour enfants, solides et faciles à transmettre',
        'a brand of children’s clothes that last and can be handed down',
      ],
    ],
  },
  {
    sectorId: 100004,
    companies: 'Comptoirs Valmarque 3a, Boréal Négoce 2b, Kiosque Tilleray 1c, Halles Septentria 3a',
    activities: [
      ['un réseau de magasins de proximité', 'a network of neighbourhood stores'],
      ['un négociant en matériel professionnel', 'a wholesaler of professional equipment'],
      ['une place de marché pour les produits de seconde vie', 'a marketplace for second-life products'],
    ],
  },
  {
    sectorId: 100005,
    companies: 'Lumifère Décor 2a, Ébénisterie Kaolane 2b, Studio Perspecta 1b',
    activities: [
      ['un éditeur de mobilier et de luminaires', 'a publisher of furniture and lighting'],
      ['un agenceur d’hôtels et de boutiques', 'a fit-out company for hotels and shops'],
    ],
  },
  {
    sectorId: 100006,
    companies:
      'Énergies Talvane 3a, Solenvigne Réseaux 2b, Ventis Largue 2a, Hydromarel 1c, Turbines Corsène 3c, Géothermane Sud 1d, Nucléon Services 3d, Batteries Ardoval 2e, Courant Libre Atelier 1b',
    activities: [
      ['un exploitant de centrales solaires et éoliennes', 'an operator of solar and wind farms'],
      ['un spécialiste des réseaux électriques et de leur pilotage', 'a specialist in power grids and their control'],
      ['un constructeur de turbines et de stations d’hydrogène', 'a builder of turbines and hydrogen stations'],
      [
        'un bureau d’ingénierie au service de la production d’énergie bas carbone',
        'an engineering firm serving low-carbon power generation',
      ],
      ['un fabricant de batteries et de systèmes de stockage', 'a maker of batteries and storage systems'],
    ],
  },
  {
    sectorId: 100007,
    companies:
      'Clairevasque 2a, Eaux de Merindol et Fils 2a, Recyclo Brisandre 1b, Terraverne Ingénierie 2c, Ondévale Source 3a',
    activities: [
      [
        'un acteur du traitement de l’eau et de sa réutilisation',
        'a company that treats water and puts it back to use',
      ],
      ['une entreprise qui trie, répare et recycle', 'a company that sorts, repairs and recycles'],
      ['un bureau d’études en écologie et en dépollution des sols', 'a consultancy in ecology and soil remediation'],
    ],
  },
  {
    sectorId: 100008,
    companies:
      'Polymères Castelane 3b, Résines Vaubrun 2c, Chimie Fine d’Orsel 2a, Plastiques Gerlaud 2b, Silicat Ouest 1c',
    activities: [
      ['un chimiste de spécialités pour le bâtiment et la santé', 'a specialty chemist for construction and health'],
      ['un transformateur de matières plastiques recyclées', 'a processor of recycled plastics'],
      ['un fabricant de résines et d’adhésifs', 'a maker of resins and adhesives'],
    ],
  },
  {
    sectorId: 100009,
    companies:
      'Pharmavesle 3a, Diagnostics Hémérys 1c, Instituts Calypsane 2d, Prothésane Nord 2b, Optique Sainclair-Vey 2b, Biotech Luméole 1c, Laboratoires Fontarèche 3a',
    activities: [
      [
        'un laboratoire engagé contre les maladies négligées',
        'a pharmaceutical company committed against neglected diseases',
      ],
      ['un fabricant de dispositifs médicaux sur mesure', 'a maker of bespoke medical devices'],
      ['une jeune entreprise de diagnostic rapide', 'a young company of rapid diagnostics'],
      ['un réseau de cliniques et de centres de soins', 'a network of clinics and care centres'],
    ],
  },
  {
    sectorId: 100010,
    companies: 'Cartonneries du Vaudreil 2a, Flaconnage Isernay 3b, Papévo 1a',
    activities: [
      ['un fabricant d’emballages en fibres recyclées', 'a maker of packaging from recycled fibres'],
      ['un verrier pour la parfumerie et les spiritueux', 'a glassmaker for perfumes and spirits'],
    ],
  },
  {
    sectorId: 100011,
    companies:
      'Novatrame Conseil 3a, Alphéliande Ingénierie 3d, Datacadence 2d, Quartz & Lierre 1a, Cybervane 2c, Systèmes Orphéane 3d, Logiciels Tamarelle 2b, Nuage Tranquille 1e, Longue-Vue Numérique 2a, Vectolia 3a, Phonolune 1b, Télécoms Brévent 2c, Hexafilandre 2d, Atelier Zéro-Virgule 1b',
    activities: [
      [
        'une société de conseil en technologies où l’on choisit ses missions',
        'a technology consultancy where people choose their assignments',
      ],
      [
        'un éditeur de logiciels pour les hôpitaux et les collectivités',
        'a publisher of software for hospitals and local authorities',
      ],
      ['un spécialiste de la cybersécurité et des réseaux', 'a specialist in cybersecurity and networks'],
      [
        'une équipe d’ingénieurs au service de l’industrie et de la banque',
        'a team of engineers serving industry and banking',
      ],
      ['un opérateur d’hébergement sobre en énergie', 'a hosting provider that goes easy on energy'],
    ],
  },
  {
    sectorId: 100012,
    companies: 'Hôtels Belvarenne 3a, Escapades Quillan-Mer 2b, Tables de Montorgis 2c, Sports Altivole 1d',
    activities: [
      ['un groupe d’hôtels de caractère', 'a group of hotels with character'],
      ['un organisateur de voyages lents, en train et à vélo', 'an organiser of slow travel by train and bicycle'],
      ['une maison de restauration et de traiteurs', 'a company of restaurants and caterers'],
      ['un organisateur de courses et de séjours en montagne', 'an organiser of mountain races and stays'],
    ],
  },
  {
    sectorId: 100013,
    companies:
      'Bâtisseurs Rochenoire 3c, Ponts et Ouvrages Carmeline 3a, Ciments Valdorne 3b, Charpentes Lignéa 2c, Forages Tectis 2d, Matériaux Grandselve 2b, Maquette Bleue BIM 1d',
    activities: [
      ['un constructeur d’ouvrages d’art et de métros', 'a builder of bridges and metro lines'],
      ['un producteur de matériaux bas carbone', 'a producer of low-carbon materials'],
      ['une entreprise générale du bâtiment', 'a general building contractor'],
      ['un bureau d’études de structure et de géotechnique', 'a structural and geotechnical engineering firm'],
    ],
  },
  {
    sectorId: 100014,
    companies:
      'Transports Havrelin 2b, Fret Alizéa 3a, Rail Méridional Services 3c, Cabotage Douarn 2a, Colis Farandole 1b, Aéronavette Escale 2d, Entrepôts Solvayre 2b',
    activities: [
      ['un commissionnaire de transport maritime et aérien', 'a sea and air freight forwarder'],
      [
        'un logisticien qui livre en ville à vélo et au gaz vert',
        'a logistics company that delivers by bicycle and biogas',
      ],
      [
        'un exploitant de lignes ferroviaires et de plateformes multimodales',
        'an operator of rail lines and multimodal hubs',
      ],
      ['une société de services aux aéroports', 'a company of airport services'],
    ],
  },
  {
    sectorId: 100015,
    companies:
      'Équipements Vauclair Auto 3a, Freinages Dormoy-Lesk 2c, Sièges Tamarive 3b, Électromobile Janvry 1d, Moteurs Castrelle 3a, Optiques Phariane 2a, Pneus Gravelin 3a',
    activities: [
      ['un équipementier automobile qui électrifie sa gamme', 'an automotive supplier that is electrifying its range'],
      ['un concepteur de sièges et d’habitacles', 'a designer of seats and interiors'],
      ['un fabricant de systèmes de freinage', 'a maker of braking systems'],
      ['un constructeur de petits véhicules électriques', 'a builder of small electric vehicles'],
    ],
  },
  {
    sectorId: 100016,
    companies:
      'Machines Orléval 2a, Robotique Tessandre 1c, Pompes et Vannes Ligier-Roux 2b, Convoyeurs Maltaverne 2a, Presses Arquenay 3a, Capteurs Infinéa 1c, Levage Tourbillon 2a, Froid Boréane Industrie 3d, Outillages Brancourt 2a, Emboutis Sarvoz 2a',
    activities: [
      ['un constructeur de machines spéciales', 'a builder of special machines'],
      ['un fabricant de pompes, de vannes et de filtres', 'a maker of pumps, valves and filters'],
      ['un concepteur de robots collaboratifs', 'a designer of collaborative robots'],
      ['un spécialiste du froid industriel', 'a specialist in industrial refrigeration'],
    ],
  },
  {
    sectorId: 100017,
    companies:
      'Aéroscript Défense 3a, Radars Montclivel 3a, Chantiers Navalombre 3b, Serrures Fortaye 2c, Drones Émouchet 1a',
    activities: [
      [
        'un concepteur de systèmes de surveillance et de navigation',
        'a designer of surveillance and navigation systems',
      ],
      ['un chantier naval civil et militaire', 'a civil and naval shipyard'],
      ['un fabricant d’équipements de sûreté', 'a maker of security equipment'],
    ],
  },
  {
    sectorId: 100018,
    companies:
      'Talents & Boussole 2a, Écoles Marivaux-Langues 2b, Cabinet Ostréa Conseil 3a, Formations Passerive 1b, Traductions Estampille 1c',
    activities: [
      ['un cabinet de conseil en recrutement et en organisation', 'a consultancy in recruitment and organisation'],
      ['un organisme de formation aux langues et aux métiers', 'a training body for languages and trades'],
      ['une agence de traduction et de rédaction', 'an agency of translation and writing'],
    ],
  },
  {
    sectorId: 100019,
    companies:
      'Banque Hermélane 3a, Assurances du Levain 3b, Crédit Maritime Ysolde 3a, Paiements Passiflore 1d, Courtage Landrieu-Voss 2e, Gestion Cardamine 2c, Réassurance Atlantide Ouest 3f',
    activities: [
      ['une banque de financement et d’investissement', 'a corporate and investment bank'],
      ['un assureur mutualiste', 'a mutual insurer'],
      [
        'une société de gestion attentive à l’effet de ses placements',
        'an asset manager that minds the effect of its investments',
      ],
      ['une jeune entreprise de paiement entre pays', 'a young cross-border payments company'],
      ['un courtier en assurances pour les entreprises', 'an insurance broker for businesses'],
      ['un réassureur des risques climatiques', 'a reinsurer of climate risks'],
    ],
  },
];

/** Public bodies host the administrative missions (V.I.A.): those of culture, then those of research. */
export const publicBodies: readonly SectorFacts[] = [
  {
    sectorId: 100018,
    companies:
      'Institut des échanges Montaigu 4a, Maison des langues Sévérine 4a, Mission économique Pleine Mer 4b, Agence du volontariat culturel Mirandole 4a',
    activities: [
      [
        'un établissement public qui fait vivre les échanges culturels',
        'a public body that keeps cultural exchange alive',
      ],
      ['une institution publique au service de la coopération', 'a public institution serving cooperation'],
    ],
  },
  {
    sectorId: 100007,
    companies: 'Bureau de coopération scientifique Arago-Vey 4b, Centre de recherches polaires Astrolane 4a',
    activities: [
      ['un centre public de recherche sur le climat et les glaces', 'a public research centre on climate and ice'],
      ['une institution publique qui relie des laboratoires', 'a public institution that links laboratories'],
    ],
  },
];
