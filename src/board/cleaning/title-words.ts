import { comparable } from './clean-text.ts';

/**
 * Words that keep this form when a title in capitals becomes a sentence. Words of consonants alone (HR, CVC,
 * PMO) and words with a digit (B2B) are recognised without this list.
 */
const written = `
  V.I.E V.I.A VIE VIA ADAS ADV AI AMOA AML API APAC APQP ASIC AUTOCAD AWS BI BIM BtoB BtoC CAD CAO CEO CERT CFAO CIO CLI COO CEE CSE CTI DACH DAF DAO
  DevOps DOT EDI EHS EMEA EPC EPCI ERP ESG ETF ETI ETL EU FAO FEA FEM FPGA FPSO GMAO GMP GPAO HCM HSE HVAC IA IAM IARD IFRS IoT iOS ISO IT ITSM KAM
  KYC LabVIEW LATAM LCA LEED MBSE MENA MEP MES MOA MOE MRO NOC NORAM OEM OLRT ONG ONU OSINT OT PIM PLM PMO POC PPAP QA QC QHSE QSE R&D RCA REACH
  RFP RGPD RH RSE RSSI SAP SCADA SEA SEM SEO SI SIG SIRH SMA SOC SQE TMA TPE UAE UAS UAT UAV UE UI UK US USA UX VHDL
  Agile Android Angular Azure Bluetooth Excel Java JavaScript Kanban Kubernetes Linux Matlab Microsoft Odoo Oracle Power PowerBI Python React Salesforce
  Scala Scrum Sharepoint TypeScript Windows Yocto Google Siemens Catia
  Africa Afrique Amérique America Asie Asia Europe Nordic Balkans Maghreb Caraïbes Scandinavie Benelux Ibérie Ontario Québec Texas Californie California Floride Florida Baltica
`;

/**
 * French words of trades with their accents, which titles in capitals often drop. None of these words is
 * English.
 */
const accented = `
  aéronautique aéronautiques aérospatiale amélioration aménagement attaché attachée bâtiment bâtiments béton chaîne clé clés comptabilité conception
  contrôle contrôleur contrôleuse coopération création décoration délégué déléguée dépannage déploiement développeur développeurs développeuse développement
  économie économique écologie écologique économiste électricien électricité électrique électriques électromécanique électronique électroniques électrotechnique
  éducation efficacité élec embarqué embarquée embarqués énergétique énergie énergies équipe équipement équipements étude études évaluation événement événementiel
  européenne européen exécution fiabilité français française géologue géotechnique géomètre génie général gérant hôtelier hôtellerie hydraulique immobilière
  indépendant industrialisation ingénierie ingénieur ingénieurs ingénieure ingénieures intégration intérieur interprète juridique légal macroéconomiste maîtrise maître marché
  marchés matériaux matériel matériels mécanicien mécanicienne mécanique mécaniques mécatronique médecin mécénat métallurgie métier métiers méthode méthodes modélisation négociateur
  négociatrice négoce crédit crédits département financière financières préparateur préparatrice généraliste générale nucléaire numérique œuvre opérations opérateur pétrolier pétrole pédagogique photovoltaïque photovoltaïques prévention procédé procédés
  production propriété publicité qualité réalisation recrutement rédacteur rédactrice réduction référent référente régional régionale règlementaire réglementaire
  réseau réseaux responsabilité ressources représentant représentante santé secrétaire sécurité spécialisé spécialisée spécialiste stabilité stratégie
  stratégique sûreté système systèmes technicité télécom télécoms télévision thermique trésorerie trésorier usinage vérification vétérinaire véhicule véhicules
`;
/**
 * French words that are also English words without their accent. They get the accent only in French titles.
 */
const accentedInFrenchOnly = new Set(
  `conception cooperation creation decoration education evaluation general hydraulique industrialisation integration operations prevention production reduction regional
  verification legal execution credit credits`.split(/\s+/),
);

const acronyms = new Map(wordsOf(written).map((word) => [word.toUpperCase(), word]));
const accents = new Map(wordsOf(accented).map((word) => [comparable(word), word]));

/** Returns the fixed form of a word in any title: `RH`, `DevOps`, `B2B`; undefined for an ordinary word. */
export function fixedForm(word: string): string | undefined {
  const known = acronyms.get(word.toUpperCase());
  if (known !== undefined) return known;
  const withoutVowels = word.length > 1 && word.length <= 5 && !/[AEIOUYÀ-ÖØ-Ý]/i.test(word);
  return withoutVowels || /\d/.test(word) ? word : undefined;
}

/** Returns an ordinary word in lower case, with accents restored. */
export function lowerForm(word: string, french: boolean): string {
  const lower = word.toLowerCase();
  if (!french && accentedInFrenchOnly.has(lower)) return lower;
  return accents.get(comparable(lower)) ?? lower;
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}
