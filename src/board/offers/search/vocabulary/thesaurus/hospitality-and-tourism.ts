import { entriesOf } from '../entry.ts';

export const hospitalityAndTourism = entriesOf({
  hospitality: [
    `hôtellerie, hôtelier, hôtel, hôtels, hospitality, hôtellerie-restauration, hotel management,
     management hôtelier, gestion hôtelière, hotel manager, directeur d’hôtel, concierge, conciergerie,
     concierge service, guest experience, guest services, resort, représentant hôtelier, hotel sales,
     commercial hôtelier, sales hospitality, réservation, réservations, reservation agent,
     reservation officer, palace, hébergement touristique, hôtesse, hostess, hospitality sales, bagagiste,
     village vacances, club de vacances, rooms division, rooms manager, rooms division manager,
     hotels and restaurants, hôtels et restaurants`,
    'restaurant tourism events customer-relations pricing vacation-rentals',
  ],
  restaurant: [
    `restauration, restaurateur, restaurant, restaurants, food service, foodservice, restaurant manager,
     directeur de restaurant, restauration collective, contract catering, restauration rapide, fast food,
     food and beverage manager, responsable restauration, F&B manager`,
    'hospitality kitchen food-trades',
  ],
  tourism: [
    `tourisme, touristique, tourism, tourist, travel, voyage, voyages, guide touristique, tour guide, guide,
     office de tourisme, tourist office, billetterie, ticketing, travel manager, écotourisme, ecotourism,
     loisirs, leisure, chef de produit tourisme, business travel, camping, parc de loisirs, theme park,
     animateur touristique, tourisme durable, sustainable tourism`,
    'hospitality events vacation-rentals sport transport',
  ],
  'vacation-rentals': [
    `location saisonnière, location de vacances, location de villas, vacation rental, vacation rentals,
     holiday rental, holiday rentals, short-term rental, short term rentals, villa, villas,
     conciergerie Airbnb, Airbnb, villa supply, location de bateaux, yacht charter, boat rental`,
    'tourism hospitality real-estate',
  ],
  sport: [
    `sport, sports, sportif, sports management, management du sport, sport business, marketing sportif,
     sports marketing, entraîneur, équipement sportif, sporting goods, tennis, golf, cycling, cyclisme,
     outdoor, événementiel sportif, sports events, animateur sportif, éducateur sportif, padel, sportswear,
     jeux olympiques, olympics, plongée, diving, surf, coach`,
    'events sponsorship tourism retail',
  ],
  reception: [
    `réceptionniste, receptionist, réception, front desk, front desk agent, chef de réception,
     front office manager, night auditor, hôte d’accueil, guest relations`,
    '^hospitality office-management',
  ],
  housekeeping: [
    'gouvernante, housekeeping, housekeeper, femme de chambre, room attendant, valet de chambre',
    '^hospitality',
  ],
  waiting: [
    `serveur de restaurant, waiter, waitress, chef de rang, responsable de salle, maître d’hôtel,
     service en salle, commis de salle, serveur en salle`,
    '^restaurant hospitality',
  ],
  bartending: ['barman, bartender, barista, bar, mixologue, barmaid, chef barman', '^restaurant spirits'],
  'travel-agency': [
    `agence de voyages, agence de voyage, travel agency, travel agent, agent de voyage, agent de voyages,
     tour opérateur, tour operator, conseiller voyages, travel advisor, travel consultant, travel designer,
     voyagiste, DMC, destination management, réceptif, incoming`,
    '^tourism',
  ],
  cruise: ['croisière, croisières, cruise, cruises', '^tourism shipping hospitality'],
  football: ['football, soccer, club de football', '^sport'],
  fitness: ['fitness, coach sportif, yoga, salle de sport, gym, personal trainer', '^sport wellness'],
  'winter-sports': ['ski, moniteur de ski, snowboard, ski instructor, sports d’hiver', '^sport'],
});
