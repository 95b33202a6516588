import { entriesOf } from '../entry.ts';

export const purchasing = entriesOf({
  buyer: [
    `acheteur, achats, achat, buyer, buying, purchasing, purchaser, procurement, purchasing officer,
     purchasing manager, purchasing specialist, purchasing analyst, purchasing assistant,
     responsable achats, responsable des achats, chargé d’achats, chargé des achats, assistant achats,
     service achats, direction achats, procurement officer, procurement manager, procurement specialist,
     procurement analyst, procurement buyer, category manager achats, acheteur industriel, industrial buyer,
     ingénieur acheteur, acheteur stratégique, strategic buyer, strategic procurement, serial buyer,
     acheteur série, lead buyer, acheteur leader, group procurement, procurment, purchasing agent,
     achats internationaux, international purchasing`,
    'sourcing category-management supply-planning supplier-quality supplier-management',
  ],
  sourcing: [
    `sourcing, sourceur, sourcing manager, sourcing analyst, sourcing specialist, sourcing officer,
     global sourcing, strategic sourcing, responsable sourcing, chargé de sourcing, sourcing fournisseurs,
     e-sourcing, sourcing digitalization, appels d’offres fournisseurs, request for quotation, RFQ`,
    'buyer supplier-management merchandising',
  ],
  'project-buyer': [
    `acheteur projet, acheteur projets, project buyer, project buying, project purchasing, achats projet,
     project procurement, acheteur programme, program buyer, program purchasing, programme purchasing,
     purchasing project buyer, purchasing project leader, achats projets`,
    '^buyer commodity-buyer supplier-management',
  ],
  'commodity-buyer': [
    `acheteur commodité, commodity buyer, commodity lead buyer, acheteur famille,
     acheteur de matières premières, raw materials buyer, commodity manager, commodity purchasing,
     achats matières premières, acheteur commodité et projet, direct procurement, achats directs,
     direct purchasing`,
    '^buyer project-buyer category-management',
  ],
  'indirect-procurement': [
    `achats indirects, indirect procurement, indirect purchasing, acheteur indirect, indirect buyer,
     achats hors production, frais généraux, acheteur prestations intellectuelles,
     prestations intellectuelles, facility buyer, IT buyer, acheteur IT, achats IT, IT purchasing,
     IT procurement, marketing procurement, acheteur CAPEX, CAPEX buyer`,
    '^buyer category-management',
  ],
  'category-management': [
    `category manager, category management, catman, chef de catégorie, category buyer,
     responsable de catégorie, gestion de catégorie`,
    'buyer trade-marketing merchandising sourcing',
  ],
  'supplier-management': [
    `gestion des fournisseurs, gestion fournisseurs, supplier management, vendor management, vendor manager,
     vendor management system, VMS, supplier relationship, supplier coordinator, supplier development,
     développement fournisseurs, relations fournisseurs, supplier performance, performance fournisseurs,
     sous-traitance, subcontracting, subcontractor, subcontract manager, subcontract management, expediting,
     expeditor, expediter, relance fournisseurs, fournisseur, supplier, vendor`,
    'buyer supplier-quality sourcing supply-planning contract-management',
  ],
  'supply-planning': [
    `approvisionnement, approvisionnements, approvisionneur, supply planner, supply planning,
     material planner, materials planner, MRP, MRP controller, gestionnaire d’approvisionnement,
     chargé d’approvisionnement, procurement planner, responsable approvisionnement, replenishment,
     réapprovisionnement, supply officer, material management, gestionnaire approvisionnement`,
    '^supply-chain production-planning demand-planning inventory buyer',
  ],
  'sustainable-procurement': [
    `achats responsables, achats durables, sustainable procurement, responsible purchasing,
     sustainable sourcing, responsible sourcing, devoir de vigilance, duty of vigilance`,
    '^buyer sustainability',
  ],
});
