import { comparable } from './clean-text.ts';

/** Words that stay in lower case inside a name. */
export const smallWords: ReadonlySet<string> = setOf(
  'd de des du et l la le les en au aux pour par sur sous à of and the for in on by to y e di da del della und der die das von van',
);

/** Words of up to four letters that are not acronyms. */
export const ordinaryWords: ReadonlySet<string> = setOf(`
  act agro air alma alva area art asie auto bain bank bard base beau beck best big bio blue bois bon bord box bus car care cast cie ciel city clé
  clef club coca cola coop core corp data deli dev dior dock duo eau east easy eco euro eye fab feu fils form food free gaz good grid gulf hall help
  high home idea ile jeux joy just key kia kids king koni kuhn lab lac lait land lean lidl life lime line link lion live loc ltd lyon mail main mare med mer mine
  mode mont move my nano neo net new next nord nova oil one open opus otis palm parc park path paul pie plan play plus pont port pro prom puma pure quai rail
  real red rent riz road rose rue safe sea self ship site six sky sol solo star sud suez sun surf team tech teco time town trans tree tri two unit
  val vent vert vie vin viva wall watt wave way web well west wild win wind wine wire wood work your zen zone
`);

/**
 * French words with accents, which names in capitals often drop. Other languages write the same words without
 * accents, so the accents are restored only in French names.
 */
export const frenchSpellings: ReadonlyMap<string, string> = spellings(
  'Crédit Défense Départements Détail Général Génération Intégration Opération Opérations Présence Prévention Production Région Résidence Sélection Sélective Technologie',
);

/** Words that mark a name as French. */
export const frenchSigns =
  /(^|[\s'’-])(D|L|DE|DES|DU|ET|LA|LE|LES|AU|AUX|POUR|AGRICOLE|AFFAIRES|BANQUE|COMMERCIAL|DIRECTION|GENERALE|GENIE|GROUPE|MARITIME|MUTUEL|SANTE|SECURITE|SOCIETE)(?=$|[\s'’-])/;

/** Unusual spellings of companies, and French words that no other language has. */
export const companySpellings: ReadonlyMap<string, string> = spellings(`
  ArcelorMittal BioMérieux BlaBlaCar GmbH MinebeaMitsumi OPmobility SpA STMicroelectronics TotalEnergies VusionGroup
  BNP BPCE BRED CACEIS CEVA CIC CNES CNRS EDF INRAE INSERM LCL RATP SNCF
  Académie Aéronautique Aéroport Aéroports Arkéa Bananière Bâtiment Beauté Bénéteau Citroën Coopération Développement Échappement Économique Électricité
  Électrique Électronique Énergie Énergies Étranger Établissement Établissements Étoile Étrangères Étude Études Européen Européenne Extérieur Fédération Fédérative Financière
  Français Française Françaises Frères Générale Génie Hermès Hôpital Hôpitaux Hôtel Hôtels Immobilière Ingénierie Klépierre Lagardère Matériaux
  Mécanique Méditerranée Méditerranéenne Ministère Métropole Nestlé Nucléaire Numérique Pétrole Procédés Propreté Qualité République Réseau Réseaux
  Santé Sécurité Sièges Société Sociétés Spécialités Stratégie Systèmes Télécom Télécoms Télévision Trésor Université Véhicules`);

function spellings(words: string): ReadonlyMap<string, string> {
  return new Map([...setOf(words)].map((word) => [comparable(word), word]));
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
