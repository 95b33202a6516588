import { entriesOf } from '../entry.ts';

export const supplyChain = entriesOf({
  'supply-chain': [
    `supply chain, supply chain management, SCM, supply chain manager, chaîne logistique,
     chaîne d’approvisionnement, gestion de la chaîne logistique, ingénieur supply chain,
     supply chain engineer, supply chain analyst, analyste supply chain, responsable supply chain,
     chargé supply chain, supply chain coordinator, coordinateur supply chain, supply chain specialist,
     supply chain project manager, flux logistiques`,
    'production-planning inventory transport buyer order-management',
  ],
  logistics: [
    `logistique, logisticien, logistics, logistic, logistics coordinator, coordinateur logistique,
     responsable logistique, logistics manager, ingénieur logistique, logistics engineer,
     gestionnaire logistique, assistant logistique, logistics assistant, agent logistique,
     logistics officer, technicien logistique, logistics specialist, intralogistique, intralogistics, 3PL,
     prestataire logistique, chargé de logistique`,
    '^supply-chain transport warehouse inventory freight',
  ],
  transport: [
    `transport, transports, transportation, affréteur, affrètement, chargé d’affrètement, transport manager,
     responsable transport, exploitant transport, transport planner, gestionnaire transport, TMS,
     dispatcher, répartiteur`,
    'logistics railway fleet-management customs',
  ],
  freight: [
    `transit, transitaire, freight, freight forwarding, freight forwarder, commissionnaire de transport,
     fret, agent de transit, fret aérien, air freight, fret maritime, sea freight, ocean freight,
     agent de fret, affrètement aérien, multimodal, overseas, expédition, expéditions, shipment, shipments`,
    '^transport customs shipping logistics import-export',
  ],
  shipping: [
    `shipping, maritime, transport maritime, armateur, shipowner, ship owner, consignataire, ship agent,
     shipping agent, affrètement maritime, chartering, vessel operator, ship management, navire, vessel`,
    '^transport freight shipbuilding logistics',
  ],
  customs: [
    `douane, douanes, douanier, déclarant en douane, customs, customs officer, customs broker,
     customs declarant, attaché douanier, dédouanement, customs clearance, droits de douane, incoterms,
     réglementation douanière, export control, contrôle des exportations, trade compliance, customs duties,
     import duties`,
    'import-export freight international-trade tax',
  ],
  warehouse: [
    `entrepôt, warehouse, warehousing, entreposage, magasinier, storekeeper, warehouse manager,
     responsable entrepôt, chef de quai, plateforme logistique, distribution center, distribution centre,
     WMS, préparation de commandes, order picking, fulfillment, fulfilment, magasin logistique`,
    '^logistics inventory supply-chain',
  ],
  inventory: [
    `gestion des stocks, gestion de stock, stock, stocks, gestionnaire de stock, gestionnaire de stocks,
     inventory, inventory management, inventory controller, inventory planner, inventory manager,
     stock manager, stock controller, inventaire, gestion des inventaires`,
    'warehouse supply-planning demand-planning logistics',
  ],
  'demand-planning': [
    `prévision des ventes, prévisions des ventes, prévisionniste, prévisionniste des ventes, demand planner,
     demand planning, sales forecasting, forecaster, S&OP, sales and operations planning,
     demand forecasting, demand manager, prévision de la demande, planificateur de la demande`,
    '^supply-chain supply-planning production-planning inventory',
  ],
  'production-planning': [
    `planification de production, planification de la production, planificateur,
     planificateur de production, ordonnancement, ordonnanceur, production planner, production planning,
     planner, scheduler, production scheduling, scheduling, lancement, PDP, master production schedule,
     master planner, approval planner, planning de production, planning coordinator, coordinateur planning,
     planificateur industriel, gestionnaire de flux, flux de production, material flow`,
    'supply-planning demand-planning production-management supply-chain',
  ],
  'fleet-management': [
    `gestion de flotte, gestionnaire de flotte, fleet management, fleet manager, fleet coordinator,
     flotte automobile, car fleet, gestion de parc automobile, flotte de véhicules, vehicle fleet,
     fleet performance, gestionnaire de parc`,
    'transport automotive asset-performance',
  ],
  'order-management': [
    `gestion des commandes, gestionnaire de commandes, order management, order manager, order processing,
     suivi des commandes, gestion de commande, saisie des commandes, order fulfilment, order fulfillment`,
    'sales-administration supply-chain customer-service',
  ],
  'flight-operations': [
    `exploitation aérienne, opérations aériennes, flight operations, airport operations,
     exploitation aéroportuaire, aéroport, airport, compagnie aérienne, airline, handling,
     assistance en escale, ground handling, opérations aéroportuaires, agent d’escale, slot coordinator,
     contrôle aérien, air traffic control, revenue accounting, pilote de ligne, airline pilot,
     hôtesse de l’air, steward, cabin crew, personnel navigant, flight attendant, escale,
     superviseur d’escale, station manager, chef d’escale`,
    'transport aeronautics tourism',
  ],
  'last-mile': [
    'dernier kilomètre, last mile, livreur, colis, parcel, messagerie, courrier express, express delivery',
    '^transport logistics',
  ],
  'public-transport': [
    'transport public, public transport, transport de voyageurs, transports en commun, bus, autobus, autocar',
    '^transport railway urban-planning',
  ],
  'road-transport': [
    'transport routier, road transport, transporteur routier, chauffeur, conducteur routier, truck driver, haulage',
    '^transport trucks',
  ],
  ports: [
    `portuaire, port operations, terminal portuaire, terminal operations, conteneur, container, conteneurs,
     containers, port maritime, ports maritimes, seaport`,
    '^shipping logistics',
  ],
  seafaring: [
    `marine marchande, merchant navy, officier de marine marchande, matelot, seafarer, crewing,
     officier de marine, deck officer, officier pont`,
    '^shipping',
  ],
});
