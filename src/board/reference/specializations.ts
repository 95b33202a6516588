import type { Labelled } from './labelled.ts';

export type Specialization = Labelled & { readonly parentId: number | null };

/**
 * Families of professions, and the professions known inside them; a search for a family includes its
 * professions.
 */
export const specializations: readonly Specialization[] = [
  ...family(19, 'Finance, comptabilité, gestion, banque', 'Finance, accounting, controlling, banking', [
    [9, 'Contrôle de gestion', 'Management control'],
    [322, 'Finance internationale', 'International finance'],
    [324, 'Banque et ingénierie financière', 'Banking and financial engineering'],
  ]),
  ...family(24, 'Systèmes d’information et logiciels', 'Information systems and software', [
    [35, 'Réseaux et télécoms', 'Networks and telecoms'],
    [138, 'Intelligence artificielle', 'Artificial intelligence'],
    [144, 'Extraction et analyse de données', 'Data extraction and analysis'],
    [245, 'Architecture, infrastructures et cloud', 'Architecture, infrastructure and cloud'],
    [248, 'Développement logiciel', 'Software development'],
    [249, 'Gestion de parc informatique', 'IT fleet management'],
    [250, 'Informatique décisionnelle et science des données', 'Business intelligence and data science'],
    [251, 'Ingénierie système', 'Systems engineering'],
    [252, 'Intégration de progiciels', 'Software package integration'],
    [253, 'Maîtrise d’ouvrage', 'Project ownership'],
    [254, 'Maîtrise d’œuvre', 'Project delivery'],
  ]),
  ...family(36, 'Arts et littérature', 'Arts and literature'),
  ...family(58, 'Gestion de la production industrielle', 'Industrial production management', [
    [149, 'Génie industriel', 'Industrial engineering'],
    [150, 'Gestion de la production', 'Production management'],
    [206, 'Amélioration continue', 'Continuous improvement'],
    [207, 'Méthodes', 'Process methods'],
    [208, 'Qualité produits', 'Product quality'],
    [264, 'Gestion de projets industriels', 'Industrial project management'],
  ]),
  ...family(59, 'Production industrielle', 'Industrial production', [
    [65, 'Électromécanique', 'Electromechanics'],
    [66, 'Électronique', 'Electronics'],
    [71, 'Génie électrique', 'Electrical engineering'],
    [73, 'Instrumentation, automatisme, robotique', 'Instrumentation, automation, robotics'],
    [77, 'Génie mécanique', 'Mechanical engineering'],
    [110, 'Automobile', 'Automotive engineering'],
    [117, 'Plasturgie', 'Plastics engineering'],
    [153, 'Électrotechnique', 'Electrotechnics'],
  ]),
  ...family(81, 'Santé, beauté, paramédical', 'Health, beauty and care'),
  ...family(89, 'Commerces et services', 'Shops and services', [
    [90, 'Immobilier', 'Real estate'],
    [119, 'Hôtellerie-restauration', 'Hotels and restaurants'],
    [183, 'Métiers de bouche', 'Food trades'],
  ]),
  ...family(100, 'Ressources humaines', 'Human resources'),
  ...family(190, 'Agriculture et agroalimentaire', 'Agriculture and food industry', [
    [61, 'Agronomie', 'Agronomy'],
    [104, 'Œnologie', 'Oenology'],
    [106, 'Agroalimentaire', 'Food industry'],
  ]),
  ...family(193, 'Commerce', 'Business and sales', [
    [6, 'Commerce international', 'International trade'],
    [7, 'Vente et distribution', 'Sales and distribution'],
    [21, 'Management', 'Management'],
    [109, 'Gestion de projets', 'Project management'],
    [130, 'Ingénierie commerciale', 'Sales engineering'],
    [146, 'Import-export', 'Import and export'],
    [194, 'Administration des ventes', 'Sales administration'],
    [195, 'Développement commercial', 'Business development'],
    [260, 'Vins et spiritueux', 'Wines and spirits'],
  ]),
  ...family(196, 'Construction', 'Construction', [
    [70, 'Génie civil et travaux publics', 'Civil engineering and public works'],
  ]),
  ...family(210, 'Information et médias', 'Information and media'),
  ...family(212, 'Informatique scientifique et industrielle', 'Scientific and industrial computing', [
    [29, 'Informatique industrielle', 'Industrial computing'],
  ]),
  ...family(214, 'Droit et fiscalité', 'Law and taxation'),
  ...family(216, 'Marketing et communication', 'Marketing and communication'),
  ...family(227, 'Public et parapublic', 'Public sector'),
  ...family(239, 'Sciences académiques', 'Academic sciences'),
  ...family(243, 'Achats, logistique, transport', 'Purchasing, logistics and transport', [
    [78, 'Transport', 'Transport'],
  ]),
  ...family(255, 'Sciences de la nature', 'Natural sciences'),
];

function family(
  id: number,
  fr: string,
  en: string,
  professions: readonly (readonly [id: number, fr: string, en: string])[] = [],
): Specialization[] {
  const children = professions.map(([child, childFr, childEn]) => ({
    id: child,
    parentId: id,
    fr: childFr,
    en: childEn,
  }));
  return [{ id, parentId: null, fr, en }, ...children];
}
