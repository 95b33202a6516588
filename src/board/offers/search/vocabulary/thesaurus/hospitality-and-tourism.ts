import { entriesOf } from '../entry.ts';

export const hospitalityAndTourism = entriesOf({
  hospitality: [
    `hôtellerie, hôtelier, hôtel, hôtels, hospitality, hôtellerie-restauration, hotel management,
     management hôtelier, gestion hôtelière, hotel manager, directeur d’hôtel, réceptionniste, receptionist,
     réception, front desk, front desk agent, concierge, conciergerie, concierge service, gouvernante,
     housekeeping, housekeeper, guest relations, guest experience, guest services, night auditor, resort,
     représentant hôtelier, hotel sales, commercial hôtelier, sales hospitality, réservation, réservations,
     reservation agent, reservation officer, chef de réception, front office manager, palace,
     hébergement touristique, hôtesse, hostess, hospitality sales, bagagiste, village vacances,
     club de vacances, rooms division, rooms manager, rooms division manager`,
    'restaurant tourism events customer-relations pricing vacation-rentals',
  ],
  restaurant: [
    `restauration, restaurateur, restaurant, restaurants, serveur de restaurant, waiter, waitress, barman,
     bartender, barista, bar, food service, foodservice, restaurant manager, directeur de restaurant,
     maître d’hôtel, responsable de salle, chef de rang, restauration collective, contract catering,
     restauration rapide, fast food, food and beverage manager, mixologue, responsable restauration,
     F&B manager, service en salle`,
    'hospitality kitchen food-trades',
  ],
  tourism: [
    `tourisme, touristique, tourism, tourist, travel, voyage, voyages, agence de voyages, agence de voyage,
     travel agency, travel agent, agent de voyage, tour opérateur, tour operator, guide touristique,
     tour guide, guide, conseiller voyages, travel advisor, travel consultant, travel designer,
     office de tourisme, tourist office, destination management, DMC, croisière, croisières, cruise,
     cruises, billetterie, ticketing, travel manager, voyagiste, écotourisme, ecotourism, loisirs, leisure,
     chef de produit tourisme, business travel, incoming, réceptif, camping, parc de loisirs, theme park,
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
     sports marketing, coach sportif, entraîneur, fitness, équipement sportif, sporting goods, football,
     tennis, golf, cycling, cyclisme, outdoor, événementiel sportif, sports events, animateur sportif,
     éducateur sportif, padel, sportswear, jeux olympiques, olympics, ski, plongée, diving, surf, yoga,
     moniteur de ski, coach`,
    'events sponsorship tourism retail',
  ],
});
