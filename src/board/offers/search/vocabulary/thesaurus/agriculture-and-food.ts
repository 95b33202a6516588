import { entriesOf } from '../entry.ts';

export const agricultureAndFood = entriesOf({
  agronomy: [
    `agronomie, agronome, agronomy, agronomist, ingénieur agronome, ingénieur agro, agro, agricole,
     agricultural, agriculture, agricultural engineer, farming, agriculteur, farmer, exploitation agricole,
     farm, ferme, chef de culture, crop manager, crops, crop science, agritech, agtech, technicien agricole,
     conseiller agricole, agricultural advisor, chef de ferme, farm manager, technico-commercial agricole`,
    'food-industry agricultural-machinery natural-sciences forestry animal-nutrition',
  ],
  livestock: [
    `élevage, éleveur, livestock, breeder, zootechnie, zootechnicien, animal production, production animale,
     productions animales, animal science, insectes, apiculture`,
    '^agronomy animal-nutrition veterinary',
  ],
  'animal-nutrition': [
    `nutrition animale, animal nutrition, nutritionniste animal, animal nutritionist, aliment du bétail,
     animal feed, feed additives, feed, additifs alimentaires animaux, support technique nutrition,
     alimentation animale, nutrition ruminant`,
    'livestock veterinary nutrition agronomy',
  ],
  'agricultural-machinery': [
    `machinisme agricole, agroéquipement, agroéquipements, agricultural machinery, agricultural equipment,
     matériel agricole, farm machinery, farm equipment, tracteur, tracteurs, tractor, tractors,
     machines agricoles, moissonneuse`,
    'machinery agronomy after-sales',
  ],
  forestry: [
    `forêt, forestier, forestry, forest, forester, sylviculture, silviculture, gestion forestière,
     forest management, déforestation, exploitation forestière`,
    'environment agronomy biodiversity paper-and-wood',
  ],
  'food-industry': [
    `agroalimentaire, agro-alimentaire, IAA, food industry, food, agrifood, agri-food,
     industrie agroalimentaire, food and beverage, F&B, food & beverage, ingénieur agroalimentaire,
     food engineer, food technologist, technologue alimentaire, food technology, food science,
     food scientist, sciences alimentaires, food processing, transformation alimentaire,
     produits alimentaires, food products, ingrédients, arômes alimentaires, food ingredients, additifs,
     alimentaire, alimentation, agroindustrie, agro-industrie, agro-industry, agribusiness, produits frais,
     fresh products, surgelés, frozen food, épicerie, grocery, foodtech`,
    'food-quality agronomy nutrition food-trades product-development wine',
  ],
  'food-quality': [
    `qualité alimentaire, food quality, sécurité alimentaire, sécurité des aliments, food safety,
     hygiène alimentaire, food hygiene, IFS BRC, IFS, ingénieur qualité agroalimentaire,
     food safety engineer, responsable qualité agroalimentaire, BRC`,
    '^quality food-industry quality-assurance product-quality quality-control',
  ],
  nutrition: [
    `nutrition, diététicien, dietitian, diététique, nutritionist, compléments alimentaires,
     food supplements, dietary supplements, nutraceutique, nutraceutical, nutraceuticals, nutrition santé,
     nutrition humaine, human nutrition, nutrition infantile, probiotiques, probiotics`,
    'food-industry health animal-nutrition',
  ],
  'food-trades': [
    'métiers de bouche, food trades, traiteur, caterer, catering, glacier, ice cream',
    'kitchen food-industry hospitality',
  ],
  kitchen: [
    `cuisine, cuisinier, cook, cooking, chef de cuisine, chef cuisinier, kitchen, commis de cuisine,
     chef de partie, gastronomie, gastronomy, culinaire, culinary, second de cuisine, chef à domicile`,
    'restaurant food-trades hospitality',
  ],
  wine: [
    `vin, vins, wine, wines, vins et spiritueux, wines and spirits, wine and spirits, sommelier, caviste,
     wine merchant, champagne, alcool, alcohol, brand ambassador vins, wine sales, commercial vins,
     export vins, wine export, wine specialist, négoce de vin, wine trade, ambassadeur vins, cave,
     spiritueux, spirits industry`,
    'viticulture food-industry luxury hospitality food-trades',
  ],
  oenology: [
    `œnologie, œnologue, oenologie, oenologue, oenology, oenologist, enology, enologist, winemaker,
     winemaking, wine maker, vinification, vinificateur, maître de chai, chai, cellar, cellar master,
     caviste vinification, assistant œnologue, cellar hand, vendanges, harvest`,
    '^wine viticulture agronomy laboratory',
  ],
  viticulture: [
    `viticulture, viticulteur, vigneron, vigne, vignoble, vineyard, vineyards, viticole, viticulturist,
     winegrower, wine grower, chef de culture viticole, vineyard manager, domaine viticole, wine estate,
     viti-œno, vitivinicole, château viticole`,
    '^agronomy oenology wine',
  ],
  dairy: [
    `industrie laitière, laitier, dairy, fromage, fromages, cheese, lait, milk, fromagerie, fromager,
     cheesemonger, produits laitiers, dairy products, cheesemaker`,
    '^food-industry livestock',
  ],
  confectionery: [
    `chocolat, chocolate, confiserie, confectionery, sucre, sugar, cacao, cocoa, chocolatier,
     chocolate maker, biscuit, biscuiterie`,
    '^food-industry food-trades',
  ],
  meat: ['viande, meat, boucher, butcher, boucherie, charcutier, charcuterie', '^food-industry food-trades livestock'],
  bakery: [
    `boulanger, baker, boulangerie, bakery, pâtissier, pastry chef, pâtisserie, pastry, boulanger pâtissier,
     viennoiserie, levain, sourdough`,
    '^food-trades food-industry kitchen',
  ],
  seafood: ['produits de la mer, seafood, poisson, fish, mareyage', '^food-industry fisheries'],
  'hot-drinks': [
    'café, coffee, tea, thé et café, torréfaction, torréfacteur, coffee roaster',
    '^food-industry restaurant',
  ],
  beverages: [
    'boisson, boissons, beverage, beverages, eau minérale, mineral water, soft drinks',
    '^food-industry wine',
  ],
  brewing: [
    'bière, beer, brasserie bière, brewery, brewing, brasseur, brewer, brassicole, malt, malterie, malting',
    '^wine food-industry',
  ],
  spirits: [
    'cognac, whisky, whiskey, distillerie, distillery, distillateur, rhum, rum, gin, mixologie',
    '^wine hospitality',
  ],
  'consumer-goods': [
    `FMCG, PGC, grande consommation, produits de grande consommation, consumer goods,
     fast moving consumer goods, CPG, biens de consommation, consumer products`,
    '^food-industry brand-marketing trade-marketing retail cosmetics',
  ],
  seeds: [
    `semences, semencier, seeds, seed, breeding, sélection variétale, plant breeding, sélectionneur,
     seed production, variétal`,
    '^agronomy biology',
  ],
  'crop-protection': [
    'phytosanitaire, crop protection, protection des cultures, biostimulants, biocontrôle, biocontrol, pesticides',
    '^agronomy fertilizers chemistry',
  ],
  fertilizers: ['fertilisants, fertilizer, fertilizers, engrais, fertilisation', '^agronomy crop-protection chemistry'],
  irrigation: ['irrigation, ingénieur irrigation, expert irrigation, irrigation engineer', '^agronomy water'],
  'fruit-growing': [
    `maraîchage, maraîcher, market gardening, arboriculture, arboriculteur, orchard, fruits et légumes,
     fruit and vegetables, horticole, banane, bananas, production maraîchère, plantation, plantations,
     fruits, légumes, vegetables`,
    '^agronomy food-industry',
  ],
  'arable-farming': [
    'grandes cultures, céréales, cereals, grain, barley, orge, agrofourniture, blé, wheat, corn',
    '^agronomy commodity-trading',
  ],
  'organic-farming': [
    `agriculture biologique, organic farming, agroécologie, agroecology, agroforesterie, agroforestry,
     agriculture durable, sustainable agriculture, regenerative agriculture, agriculture régénératrice`,
    '^agronomy sustainability',
  ],
  poultry: ['volaille, volailles, poultry, aviculture, avicole', '^livestock'],
  'pig-farming': ['porcs, pigs, swine, porc, porcin, élevage porcin', '^livestock'],
  cattle: ['bovins, cattle, vaches, ovins, ruminant, ruminants, dairy farming, élevage laitier', '^livestock'],
  fisheries: [
    'aquaculture, aquaculteur, fish farming, pisciculture, pêche, fisheries, fishery',
    '^livestock biodiversity',
  ],
});
