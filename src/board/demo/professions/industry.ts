import { bachelorAndMore, master, masterOrFourth, type Profession, shortStudies } from './profession.ts';

const factories = [100001, 100002, 100003, 100006, 100008, 100009, 100010, 100015, 100016, 100017];

export const industry: readonly Profession[] = [
  {
    specializations: [206, 149],
    sectors: factories,
    levels: [master, masterOrFourth],
    fr: {
      titles: ['Ingénieur amélioration continue', 'Ingénieur performance industrielle', 'Chef de projet excellence opérationnelle', 'Ingénieur industrialisation'],
      purposes: [
        'Vous aidez les équipes de l’usine à travailler mieux, avec moins de pertes et moins d’efforts.',
        'Vous préparez l’arrivée de nouvelles lignes de production, de l’implantation aux premières pièces bonnes.',
      ],
      missions: ['observer les postes et chronométrer les opérations avec les opérateurs', 'animer des chantiers 5S, SMED et résolution de problèmes', 'suivre le rendement des lignes et présenter les résultats chaque semaine', 'chiffrer les gains et tenir le plan d’action', 'étudier l’implantation d’un nouvel atelier', 'rédiger des modes opératoires illustrés', 'former les chefs d’équipe aux outils du lean'],
      field: 'en génie industriel ou en école d’ingénieurs généraliste',
      skills: ['vous avez déjà passé plusieurs mois en atelier', 'vous savez convaincre sans imposer', 'vous exploitez des données de production sous Excel ou Power BI', 'vous connaissez les bases du lean', 'vous dessinez une implantation en 2D'],
    },
    en: {
      titles: ['Continuous Improvement Engineer', 'Industrial Performance Engineer', 'Operational Excellence Project Manager', 'Industrialisation Engineer'],
      purposes: [
        'You help the plant’s teams work better, with less waste and less strain.',
        'You prepare new production lines, from layout to the first good parts.',
      ],
      missions: ['observe workstations and time operations with the operators', 'lead 5S, SMED and problem-solving workshops', 'follow line efficiency and present results every week', 'work out the gains and keep the action plan', 'study the layout of a new workshop', 'write illustrated work instructions', 'train team leaders in lean tools'],
      field: 'in industrial engineering',
      skills: ['several months of workshop life behind you', 'able to convince without imposing', 'used to working on production data with Excel or Power BI', 'a grasp of lean basics', 'able to draw a layout in 2D'],
    },
  },
  {
    specializations: [208],
    sectors: factories,
    levels: [master, bachelorAndMore],
    fr: {
      titles: ['Ingénieur qualité', 'Ingénieur qualité fournisseurs', 'Chargé d’assurance qualité', 'Responsable qualité client', 'Technicien qualité'],
      purposes: [
        'Vous garantissez que chaque produit qui quitte le site tient ce que nous avons promis au client.',
        'Vous êtes l’interlocuteur qualité de nos fournisseurs dans la région.',
      ],
      missions: ['traiter les réclamations et conduire les analyses de causes', 'réaliser des audits internes et chez les fournisseurs', 'mettre à jour les plans de surveillance', 'préparer la certification du site', 'suivre les indicateurs de non-qualité et leur coût', 'valider les échantillons initiaux', 'animer la réunion qualité quotidienne de l’atelier'],
      field: 'en qualité, en mécanique ou en chimie',
      skills: ['vous connaissez les méthodes 8D, AMDEC ou équivalentes', 'vous rédigez avec précision', 'vous savez lire un plan et utiliser un moyen de mesure', 'vous avez de la ténacité et du tact', 'vous aimez aller voir sur place'],
    },
    en: {
      titles: ['Quality Engineer', 'Supplier Quality Engineer', 'Quality Assurance Officer', 'Customer Quality Manager', 'Quality Technician'],
      purposes: [
        'You make sure that every product that leaves the site keeps what we promised the customer.',
        'You are the quality contact of our suppliers in the region.',
      ],
      missions: ['handle complaints and lead root cause analyses', 'carry out audits, in house and at suppliers', 'keep control plans up to date', 'prepare the certification of the site', 'follow indicators of poor quality and what it costs', 'approve initial samples', 'run the daily quality meeting in the workshop'],
      field: 'in quality, mechanics or chemistry',
      skills: ['familiar with 8D, FMEA or similar methods', 'precise in writing', 'able to read a drawing and use measuring equipment', 'persistent and tactful', 'keen to go and see for yourself'],
    },
  },
  {
    specializations: [77],
    sectors: [100006, 100013, 100014, 100015, 100016, 100017, 100010],
    levels: [master, bachelorAndMore],
    fr: {
      titles: ['Ingénieur conception mécanique', 'Ingénieur calcul de structures', 'Projeteur mécanique', 'Ingénieur essais', 'Ingénieur bureau d’études'],
      purposes: [
        'Vous concevez des ensembles mécaniques fiables, que l’on peut fabriquer et réparer.',
        'Vous dimensionnez des structures et confrontez vos calculs aux essais.',
      ],
      missions: ['dessiner des pièces et des assemblages en CAO 3D', 'réaliser des calculs par éléments finis et en discuter les hypothèses', 'rédiger les dossiers de définition', 'suivre les prototypes chez les sous-traitants', 'dépouiller les essais et proposer des corrections', 'chercher des matériaux plus légers ou recyclés', 'participer aux revues de conception avec le siège'],
      field: 'en génie mécanique',
      skills: ['vous pratiquez CATIA, SolidWorks ou Creo', 'vous savez coter et tolérancer une pièce', 'vous avez de bonnes notions de résistance des matériaux', 'vous aimez l’atelier autant que l’écran', 'vous suivez plusieurs affaires à la fois'],
    },
    en: {
      titles: ['Mechanical Design Engineer', 'Structural Analysis Engineer', 'Mechanical Designer', 'Test Engineer', 'Engineering Office Engineer'],
      purposes: [
        'You design reliable mechanical assemblies that can be made and repaired.',
        'You size structures and hold your calculations up against tests.',
      ],
      missions: ['draw parts and assemblies in 3D CAD', 'run finite element analyses and question their assumptions', 'write definition files', 'follow prototypes at subcontractors', 'analyse tests and suggest corrections', 'look for lighter or recycled materials', 'take part in design reviews with headquarters'],
      field: 'in mechanical engineering',
      skills: ['used to CATIA, SolidWorks or Creo', 'able to dimension and tolerance a part', 'sound in strength of materials', 'as fond of the workshop as of the screen', 'able to follow several projects at once'],
    },
  },
  {
    specializations: [73, 71],
    sectors: factories,
    levels: [master, bachelorAndMore],
    fr: {
      titles: ['Ingénieur automaticien', 'Ingénieur robotique', 'Ingénieur électrotechnique', 'Ingénieur contrôle-commande', 'Automaticien mise en service'],
      purposes: [
        'Vous programmez et mettez en service les automatismes de nos lignes et de celles de nos clients.',
        'Vous modernisez les installations électriques de la région, sans arrêter la production.',
      ],
      missions: ['écrire les analyses fonctionnelles avec le client', 'programmer automates et interfaces de conduite', 'préparer les essais en plateforme puis sur site', 'choisir capteurs, variateurs et robots', 'former les équipes de maintenance', 'diagnostiquer les pannes à distance', 'tenir à jour les schémas électriques'],
      field: 'en automatisme, en robotique ou en génie électrique',
      skills: ['vous connaissez un environnement d’automates (Siemens, Rockwell, Schneider)', 'vous vous déplacez volontiers sur les sites', 'vous respectez les règles de sécurité sans qu’on vous les rappelle', 'vous lisez un schéma électrique', 'vous savez garder trace de vos modifications'],
    },
    en: {
      titles: ['Automation Engineer', 'Robotics Engineer', 'Electrical Engineer', 'Control Systems Engineer', 'Commissioning Automation Engineer'],
      purposes: [
        'You program and commission the automation of our lines and those of our customers.',
        'You modernise the electrical installations of the region without stopping production.',
      ],
      missions: ['write functional analyses with the customer', 'program controllers and operator screens', 'prepare factory and site acceptance tests', 'choose sensors, drives and robots', 'train maintenance teams', 'diagnose faults remotely', 'keep electrical diagrams up to date'],
      field: 'in automation, robotics or electrical engineering',
      skills: ['used to one family of controllers (Siemens, Rockwell, Schneider)', 'happy to travel to sites', 'strict about safety without being reminded', 'able to read an electrical diagram', 'careful to keep track of changes'],
    },
  },
  {
    specializations: [65, 153],
    sectors: factories,
    levels: [shortStudies, bachelorAndMore],
    fr: {
      titles: ['Technicien service après-vente itinérant', 'Technicien de maintenance', 'Ingénieur maintenance', 'Responsable adjoint maintenance', 'Technicien mise en service'],
      purposes: [
        'Vous installez, réglez et entretenez nos machines chez les clients de la région.',
        'Vous tenez l’outil de production en état et préparez les arrêts techniques.',
      ],
      missions: ['assurer la maintenance préventive et le dépannage', 'mettre en service les machines neuves et former les opérateurs', 'commander les pièces de rechange et gérer le stock', 'rédiger les rapports d’intervention', 'analyser les pannes qui se répètent', 'proposer des contrats d’entretien', 'coordonner les prestataires pendant les arrêts'],
      field: 'en maintenance, en électromécanique ou en électrotechnique',
      skills: ['vous aimez travailler de vos mains, avec méthode', 'vous lisez des plans mécaniques et électriques', 'vous avez le permis de conduire', 'vous savez rassurer un client dont la ligne est à l’arrêt', 'vous connaissez un outil de GMAO'],
    },
    en: {
      titles: ['Field Service Technician', 'Maintenance Technician', 'Maintenance Engineer', 'Deputy Maintenance Manager', 'Commissioning Technician'],
      purposes: [
        'You install, adjust and service our machines at customers’ sites in the region.',
        'You keep the production equipment in shape and prepare shutdowns.',
      ],
      missions: ['carry out preventive maintenance and repairs', 'commission new machines and train operators', 'order spare parts and manage their stock', 'write intervention reports', 'analyse recurring breakdowns', 'suggest maintenance contracts', 'coordinate contractors during shutdowns'],
      field: 'in maintenance, electromechanics or electrical engineering',
      skills: ['skilful with your hands and methodical', 'able to read mechanical and electrical drawings', 'a driving licence', 'able to reassure a customer whose line is down', 'familiar with a maintenance management tool'],
    },
  },
  {
    specializations: [150],
    sectors: factories,
    levels: [master, bachelorAndMore],
    fr: {
      titles: ['Superviseur de production', 'Ingénieur production', 'Responsable d’atelier adjoint', 'Ingénieur procédés', 'Ingénieur HSE'],
      purposes: [
        'Vous organisez le travail d’un atelier et veillez à la sécurité de celles et ceux qui y travaillent.',
        'Vous stabilisez un procédé de fabrication et en réduisez la consommation d’eau et d’énergie.',
      ],
      missions: ['planifier la charge de la semaine avec l’ordonnancement', 'animer le point quotidien de sécurité, qualité et production', 'régler les paramètres du procédé et en suivre la dérive', 'enquêter sur les presque-accidents et agir', 'accueillir et former les intérimaires', 'suivre les consommations d’énergie par ligne', 'préparer le lancement de nouvelles références'],
      field: 'en génie des procédés ou en production industrielle',
      skills: ['vous avez le sens du terrain et du dialogue', 'vous savez prioriser quand tout est urgent', 'vous êtes à l’aise avec les chiffres', 'vous connaissez les règles de sécurité d’une usine', 'vous acceptez des horaires d’équipe ponctuels'],
    },
    en: {
      titles: ['Production Supervisor', 'Production Engineer', 'Deputy Workshop Manager', 'Process Engineer', 'HSE Engineer'],
      purposes: [
        'You organise the work of a workshop and look after the safety of those who work there.',
        'You stabilise a manufacturing process and cut its use of water and energy.',
      ],
      missions: ['plan the week’s load with the scheduling team', 'lead the daily safety, quality and production meeting', 'set process parameters and follow their drift', 'look into near misses and act on them', 'welcome and train temporary staff', 'follow energy use line by line', 'prepare the launch of new products'],
      field: 'in process engineering or industrial production',
      skills: ['a feel for the shop floor and for dialogue', 'able to set priorities when everything is urgent', 'at ease with figures', 'aware of plant safety rules', 'willing to work shifts from time to time'],
    },
  },
];
