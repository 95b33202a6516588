import { bachelorAndMore, master, masterOrFourth, type Profession, shortStudies } from './profession.ts';

/** All that buy and move goods. */
const industries = [100001, 100002, 100003, 100004, 100005, 100006, 100008, 100009, 100010, 100013, 100014, 100015, 100016, 100017];

export const supplyAndLand: readonly Profession[] = [
  {
    specializations: [243],
    sectors: industries,
    levels: [master, masterOrFourth, bachelorAndMore],
    fr: {
      titles: ['Acheteur projet', 'Coordinateur supply chain', 'Approvisionneur', 'Ingénieur logistique', 'Acheteur familles techniques', 'Planificateur de la demande'],
      purposes: [
        'Vous assurez à nos sites les bonnes pièces, au bon moment et au juste prix.',
        'Vous repensez une chaîne logistique devenue trop longue et trop coûteuse en carbone.',
      ],
      missions: ['consulter les fournisseurs et comparer leurs offres en coût complet', 'calculer les besoins et passer les commandes', 'suivre les retards et trouver des solutions de remplacement', 'négocier les contrats-cadres', 'optimiser les stocks et les tournées', 'évaluer les engagements sociaux et environnementaux des fournisseurs', 'préparer l’ouverture d’une plateforme logistique'],
      field: 'en achats, en logistique ou en école d’ingénieurs',
      skills: ['vous négociez avec courtoisie et fermeté', 'vous êtes à l’aise avec un ERP et un tableur', 'vous comprenez un plan ou une fiche technique', 'vous gérez l’imprévu', 'vous savez bâtir une relation durable'],
    },
    en: {
      titles: ['Project Buyer', 'Supply Chain Coordinator', 'Procurement Officer', 'Logistics Engineer', 'Technical Buyer', 'Demand Planner'],
      purposes: [
        'You bring our sites the right parts, at the right time and at a fair price.',
        'You rethink a supply chain that has become too long and too heavy in carbon.',
      ],
      missions: ['consult suppliers and compare offers at full cost', 'work out needs and place orders', 'follow delays and find substitutes', 'negotiate framework contracts', 'optimise stocks and delivery rounds', 'assess suppliers’ social and environmental commitments', 'prepare the opening of a logistics hub'],
      field: 'in purchasing, logistics or engineering',
      skills: ['a courteous and firm negotiator', 'at ease with an ERP and a spreadsheet', 'able to understand a drawing or a data sheet', 'good with the unexpected', 'able to build a lasting relationship'],
    },
  },
  {
    specializations: [78, 243],
    sectors: [100014, 100004, 100001, 100012],
    levels: [bachelorAndMore, shortStudies],
    fr: {
      titles: ['Affréteur international', 'Coordinateur transport', 'Agent de transit aérien et maritime', 'Responsable d’exploitation adjoint', 'Superviseur d’escale'],
      purposes: [
        'Vous organisez le voyage des marchandises par la route, la mer, le rail ou les airs.',
        'Vous coordonnez chaque jour conducteurs, quais et clients.',
      ],
      missions: ['trouver le meilleur moyen de transport pour chaque envoi', 'négocier avec les transporteurs', 'établir les documents de douane', 'suivre les convois et prévenir les clients en cas de retard', 'développer le report de la route vers le rail', 'traiter les litiges', 'optimiser le remplissage des camions'],
      field: 'en transport et logistique',
      skills: ['vous agissez vite et avec précision', 'vous connaissez la réglementation du transport', 'vous restez courtois sous pression', 'vous retenez vite les noms et les lieux', 'vous aimez le travail en équipe'],
    },
    en: {
      titles: ['International Freight Forwarder', 'Transport Coordinator', 'Air and Sea Freight Agent', 'Deputy Operations Manager', 'Ground Operations Supervisor'],
      purposes: [
        'You organise the journey of goods by road, sea, rail or air.',
        'You coordinate drivers, docks and customers every day.',
      ],
      missions: ['find the best means of transport for each shipment', 'negotiate with carriers', 'draw up customs documents', 'follow convoys and warn customers of delays', 'move freight from road to rail', 'settle disputes', 'fill trucks better'],
      field: 'in transport and logistics',
      skills: ['quick and accurate', 'aware of transport regulations', 'courteous under pressure', 'quick to remember names and places', 'a team player'],
    },
  },
  {
    specializations: [70],
    sectors: [100013, 100006, 100014],
    levels: [master, bachelorAndMore],
    fr: {
      titles: ['Ingénieur travaux', 'Conducteur de travaux', 'Ingénieur méthodes construction', 'Ingénieur géotechnique', 'Ingénieur études de prix', 'Coordinateur BIM'],
      purposes: [
        'Vous suivez un chantier d’envergure, du terrassement à la réception.',
        'Vous préparez les méthodes qui permettront de construire plus vite, plus sûr et plus sobre.',
      ],
      missions: ['planifier les travaux et coordonner les sous-traitants', 'contrôler la qualité de l’exécution et les quantités', 'faire respecter la sécurité sur le chantier', 'tenir le budget et préparer les situations mensuelles', 'chiffrer les appels d’offres', 'modéliser l’ouvrage et détecter les conflits', 'rédiger les plans d’installation et de phasage'],
      field: 'en génie civil ou en travaux publics',
      skills: ['vous avez connu la vie d’un chantier', 'vous lisez un plan et un planning', 'vous savez vous faire entendre', 'vous utilisez AutoCAD, Revit ou un outil équivalent', 'vous aimeriez vivre près de l’ouvrage'],
    },
    en: {
      titles: ['Site Engineer', 'Works Supervisor', 'Construction Methods Engineer', 'Geotechnical Engineer', 'Cost Estimation Engineer', 'BIM Coordinator'],
      purposes: [
        'You follow a major site from earthworks to handover.',
        'You prepare the methods that will let us build faster, safer and with less.',
      ],
      missions: ['plan works and coordinate subcontractors', 'check quality and quantities', 'enforce safety on site', 'hold the budget and prepare monthly statements', 'cost tenders', 'model the structure and detect clashes', 'draw installation and phasing plans'],
      field: 'in civil engineering or public works',
      skills: ['familiar with life on a site', 'able to read a drawing and a schedule', 'able to make yourself heard', 'used to AutoCAD, Revit or a similar tool', 'ready to live near the works'],
    },
  },
  {
    specializations: [90, 196],
    sectors: [100013, 100005, 100019],
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Chargé de programmes immobiliers', 'Architecte d’intérieur', 'Gestionnaire d’actifs immobiliers', 'Chef de projet aménagement'],
      purposes: [
        'Vous conduisez des projets immobiliers soucieux de leurs habitants et de leur ville.',
        'Vous aménagez boutiques, bureaux et hôtels dans toute la région.',
      ],
      missions: ['rechercher les terrains et monter les études de faisabilité', 'dessiner plans, perspectives et carnets de détails', 'consulter les entreprises et suivre les travaux', 'suivre les loyers et les charges d’un parc', 'choisir des matériaux durables', 'préparer les demandes d’autorisation', 'présenter les projets aux clients'],
      field: 'en architecture, en immobilier ou en urbanisme',
      skills: ['vous avez le sens de l’espace', 'vous comprenez un bilan d’opération', 'vous dessinez à la main comme à l’écran', 'vous coordonnez des métiers variés', 'vous connaissez la réglementation du bâtiment'],
    },
    en: {
      titles: ['Real Estate Programme Officer', 'Interior Architect', 'Real Estate Asset Manager', 'Fit-out Project Manager'],
      purposes: [
        'You lead real estate projects that care for their residents and their city.',
        'You fit out shops, offices and hotels throughout the region.',
      ],
      missions: ['look for land and build feasibility studies', 'draw plans, views and details', 'consult contractors and follow works', 'follow rents and charges of a portfolio', 'choose lasting materials', 'prepare permit applications', 'present projects to customers'],
      field: 'in architecture, real estate or urban planning',
      skills: ['a sense of space', 'able to understand a project balance sheet', 'at ease drawing by hand and on screen', 'able to coordinate many trades', 'aware of building regulations'],
    },
  },
  {
    specializations: [71, 196],
    sectors: [100006, 100007, 100013],
    levels: [master],
    environmental: true,
    fr: {
      titles: ['Ingénieur énergies renouvelables', 'Chargé d’affaires efficacité énergétique', 'Ingénieur études solaires', 'Ingénieur éolien en mer', 'Chef de projet hydrogène'],
      purposes: [
        'Vous développez des installations qui produisent une énergie propre, de l’étude de site au raccordement.',
        'Vous aidez des industriels à consommer moins et mieux.',
      ],
      missions: ['évaluer le gisement de vent ou de soleil d’un site', 'dimensionner l’installation et estimer sa production', 'mener la concertation avec les riverains', 'suivre les autorisations et le raccordement', 'réaliser des audits énergétiques', 'analyser les données d’exploitation', 'bâtir le modèle économique d’un projet'],
      field: 'en énergie ou en génie électrique',
      skills: ['vous connaissez PVsyst, WindPRO ou un outil voisin', 'vous avez une conscience aiguë des enjeux du climat', 'vous estimez les ordres de grandeur de tête', 'vous savez parler à un élu comme à un électricien', 'vous travaillez avec méthode'],
    },
    en: {
      titles: ['Renewable Energy Engineer', 'Energy Efficiency Project Manager', 'Solar Design Engineer', 'Offshore Wind Engineer', 'Hydrogen Project Manager'],
      purposes: [
        'You develop plants that produce clean energy, from site study to grid connection.',
        'You help manufacturers use less energy, and use it better.',
      ],
      missions: ['assess the wind or solar resource of a site', 'size the plant and estimate its output', 'lead consultation with neighbours', 'follow permits and grid connection', 'carry out energy audits', 'analyse operating data', 'build the business model of a project'],
      field: 'in energy or electrical engineering',
      skills: ['used to PVsyst, WindPRO or a similar tool', 'keenly aware of what is at stake in the climate', 'able to estimate orders of magnitude in your head', 'at ease with a mayor and with an electrician', 'methodical'],
    },
  },
  {
    specializations: [255],
    sectors: [100007, 100006, 100001, 100008, 100013, 100018],
    levels: [master, masterOrFourth],
    environmental: true,
    fr: {
      titles: ['Chargé de mission développement durable', 'Ingénieur environnement', 'Ingénieur traitement de l’eau', 'Analyste bilan carbone', 'Chef de projet économie circulaire'],
      purposes: [
        'Vous mesurez notre empreinte et menez les projets qui la réduisent.',
        'Vous concevez des solutions pour l’eau et les déchets de villes qui grandissent vite.',
      ],
      missions: ['établir le bilan carbone de la filiale', 'suivre les rejets et la conformité réglementaire', 'dimensionner une filière de traitement', 'trouver des débouchés pour les matières recyclées', 'animer un réseau de correspondants', 'préparer le rapport de durabilité', 'conduire des études d’impact'],
      field: 'en environnement, en chimie de l’eau ou en écologie',
      skills: ['vous connaissez une méthode de bilan carbone ou d’analyse de cycle de vie', 'vous êtes pédagogue', 'vous savez tirer parti d’un tableur', 'vous aimez le terrain', 'vous distinguez l’effet réel de l’affichage'],
    },
    en: {
      titles: ['Sustainability Officer', 'Environmental Engineer', 'Water Treatment Engineer', 'Carbon Analyst', 'Circular Economy Project Manager'],
      purposes: [
        'You measure our footprint and lead the projects that reduce it.',
        'You design answers for the water and waste of fast-growing cities.',
      ],
      missions: ['draw up the carbon footprint of the subsidiary', 'follow discharges and regulatory compliance', 'size a treatment line', 'find uses for recycled materials', 'lead a network of local contacts', 'prepare the sustainability report', 'carry out impact studies'],
      field: 'in environment, water chemistry or ecology',
      skills: ['familiar with carbon accounting or life cycle analysis', 'a good teacher', 'able to make the most of a spreadsheet', 'fond of fieldwork', 'able to tell real effect from display'],
    },
  },
];
