/** Country → names of a state or region of it, `one|other|…` → its cities, with their other names. */
export const citiesByRegion: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: {
    'Nouvelle-Galles du Sud|New South Wales|NSW': `
      Sydney, Newcastle, Wollongong, Macquarie Park, Culcairn, Cooma`,
    Victoria: 'Melbourne, Geelong',
    'Queensland|QLD': 'Brisbane, Gold Coast, Townsville, Cairns, Wacol, Yatala',
    'Australie-Occidentale|Western Australia': 'Perth',
    'Australie-Méridionale|South Australia': 'Adélaïde',
  },
  BE: {
    'Flandre|Flandres|Flanders|Vlaanderen': `
      Anvers|Antwerp|Antwerpen, Gand|Ghent|Gent, Bruges|Brugge, Louvain|Leuven, Courtrai|Kortrijk,
      Malines|Mechelen, Ostende|Oostende, Hasselt, Genk, Zaventem, Diegem, Machelen, Drogenbos, Poperinge,
      Beerse, Vilvorde|Vilvoorde, Alost|Aalst, Roulers|Roeselare`,
    'Wallonie|Wallonia': `
      Liège|Luik|Lüttich, Charleroi, Namur|Namen, Mons, Louvain-la-Neuve|LLN, Wavre|Waver,
      Tournai|Doornik, Nivelles|Nijvel, Seraing, Arlon|Aarlen, Andenne, Feluy, Lessines, Limelette,
      Braine-l’Alleud, Ghislenghien, Gosselies, Verviers`,
  },
  CA: {
    'Québec|province de Québec': `
      Montréal|MTL, Quebec City|Ville de Québec, Laval, Sherbrooke, Gatineau, Brossard, Bromont,
      Mirabel, Lévis, Trois-Rivières, Longueuil, Drummondville, Granby, Saint-Hyacinthe`,
    Ontario: `
      Toronto, Ottawa, Waterloo, Guelph, Markham, Ajax, Pickering, Mississauga, Hamilton, Kingston,
      Kitchener, Windsor`,
    'Colombie-Britannique|British Columbia': 'Vancouver, Victoria, Kelowna, Burnaby, Osoyoos',
    Alberta: 'Calgary, Edmonton',
  },
  CH: {
    'Suisse romande|Romandie|French-speaking Switzerland': `
      Genève|Geneva|Genf, Lausanne, Neuchâtel|Neuenburg, Fribourg|Freiburg, Nyon, Vevey, Montreux, Sion,
      Vernier, Yverdon, La Chaux-de-Fonds`,
    'Suisse alémanique|German-speaking Switzerland|Suisse allemande': `
      Zurich|Zuerich, Bâle|Basel|Basle, Berne|Bern, Zoug|Zug, Lucerne|Luzern,
      Saint-Gall|St. Gallen|Sankt Gallen, Soleure|Solothurn, Winterthour|Winterthur, Baar, Horgen,
      Rotkreuz, Schaffhouse|Schaffhausen`,
    'Tessin|Ticino': 'Lugano, Bellinzone|Bellinzona, Locarno',
  },
  CN: {
    Guangdong: 'Dongguan, Foshan, Zhuhai',
  },
  DE: {
    'Bavière|Bavaria|Bayern': `
      Munich|München|Muenchen, Nuremberg|Nürnberg|Nuernberg, Augsbourg|Augsburg, Ratisbonne|Regensburg,
      Ingolstadt, Wurtzbourg|Würzburg|Wuerzburg, Erlangen, Ismaning, Ottobrunn, Donauwörth, Manching,
      Pappenheim, Passau, Wessling`,
    'Bade-Wurtemberg|Baden-Württemberg|Baden-Wuerttemberg': `
      Stuttgart, Karlsruhe, Mannheim, Ulm, Fribourg-en-Brisgau|Freiburg|Freiburg im Breisgau, Heidelberg,
      Friedrichshafen, Kehl, Bietigheim-Bissingen, Biberach, Heilbronn, Tübingen|Tuebingen,
      Constance|Konstanz, Offenbourg|Offenburg, Lahr`,
    'Hesse|Hessen': `
      Francfort|Frankfurt|Francfort-sur-le-Main|Frankfurt am Main|FFM, Darmstadt, Wiesbaden, Cassel|Kassel,
      Hanau, Pfungstadt, Bensheim, Offenbach`,
    'Rhénanie-du-Nord-Westphalie|North Rhine-Westphalia|Nordrhein-Westfalen|NRW': `
      Cologne|Köln|Koeln, Düsseldorf|Duesseldorf, Dortmund, Essen, Bonn, Duisbourg|Duisburg,
      Aix-la-Chapelle|Aachen, Bochum, Wuppertal, Münster|Muenster, Bielefeld, Lippstadt, Leverkusen,
      Mülheim, Ratingen, Krefeld, Hamm, Bottrop, Paderborn`,
    'Saxe|Saxony|Sachsen': 'Dresde|Dresden, Leipzig, Chemnitz, Bautzen, Schkeuditz',
    'Basse-Saxe|Lower Saxony|Niedersachsen': `
      Hanovre|Hannover|Hanover, Brunswick|Braunschweig, Wolfsburg|Wolfsbourg, Göttingen|Goettingen,
      Salzgitter, Peine, Oldenburg`,
    'Sarre|Saarland': 'Sarrebruck|Saarbrücken|Saarbruecken, Bliescastel|Blieskastel, Sarrelouis|Saarlouis',
    'Rhénanie-Palatinat|Rhineland-Palatinate|Rheinland-Pfalz': `
      Mayence|Mainz, Coblence|Koblenz|Coblenz, Trèves|Trier, Ludwigshafen, Spire|Speyer, Boppard, Konz,
      Kaiserslautern`,
    'Brandebourg|Brandenburg': `
      Potsdam, Francfort-sur-l’Oder|Frankfurt an der Oder|Frankfurt (Oder), Hennigsdorf`,
    'Schleswig-Holstein': 'Kiel, Lübeck|Luebeck, Norderstedt|Nordestedt',
  },
  ES: {
    'Catalogne|Catalonia|Cataluña|Catalunya': `
      Barcelone|Barcelona|BCN, Gérone|Girona|Gerona, Tarragone|Tarragona, Lérida|Lleida, Granollers,
      Sabadell`,
    'Andalousie|Andalusia|Andalucía': `
      Séville|Sevilla, Malaga, Grenade|Granada, Cordoue|Córdoba, Cadix|Cádiz, Almería`,
    'Pays basque|Pays Basque espagnol|Basque Country|País Vasco|Euskadi': `
      Bilbao|Bilbo, Saint-Sébastien|San Sebastián|Donostia, Vitoria-Gasteiz|Vitoria|Gasteiz, Beasain`,
    'Communauté valencienne|Valencian Community': 'Valence|Valencia, Alicante|Alacant, Castellón',
    'Castille-et-León|Castile and León|Castilla y León': 'Valladolid, Burgos, León, Salamanque|Salamanca',
    'Navarre|Navarra': 'Pampelune|Pamplona|Iruña',
    Aragon: 'Saragosse|Zaragoza|Saragossa, Huesca',
    'Galice|Galicia': `
      Saint-Jacques-de-Compostelle|Santiago de Compostela, La Corogne|A Coruña|La Coruña, Vigo`,
    'Baléares|Balearic Islands': 'Palma|Palma de Majorque|Palma de Mallorca, Ibiza',
    'Canaries|Canary Islands|îles Canaries': 'Las Palmas, Tenerife|Santa Cruz de Tenerife',
    'Castille-La Manche|Castilla-La Mancha': 'Tolède|Toledo',
  },
  IT: {
    'Lombardie|Lombardy|Lombardia': `
      Milan|Milano|Mailand, Bergame|Bergamo, Brescia, Monza, Côme|Como, Segrate, Mantoue|Mantova`,
    'Toscane|Tuscany|Toscana': `
      Florence|Firenze, Pise|Pisa, Sienne|Siena, Livourne|Livorno|Leghorn, Lucques|Lucca`,
    'Piémont|Piedmont|Piemonte': `
      Turin|Torino, Novare|Novara, Alexandrie|Alessandria, Rivoli, Piossasco, Tortona`,
    'Vénétie|Veneto': `
      Venise|Venice|Venezia, Vérone|Verona, Padoue|Padua|Padova, Vicence|Vicenza, Trévise|Treviso`,
    'Émilie-Romagne|Emilia-Romagna': `
      Bologne|Bologna, Modène|Modena, Parme|Parma, Plaisance|Piacenza, Ravenne|Ravenna, Rimini,
      Ferrare|Ferrara`,
    'Ligurie|Liguria': 'Gênes|Genoa|Genova, La Spezia, Savone|Savona',
    'Latium|Lazio': 'Rome|Roma',
    'Campanie|Campania': 'Naples|Napoli|Neapel, Salerne|Salerno',
    'Sicile|Sicily|Sicilia': 'Catane|Catania, Palerme|Palermo, Syracuse|Siracusa, Messine|Messina',
    'Pouilles|Apulia|Puglia': 'Bari, Tarente|Taranto, Lecce',
    'Sardaigne|Sardinia|Sardegna': 'Cagliari',
  },
  US: {
    'Californie|California|Côte Ouest|West Coast': `
      San Francisco|SF|San Fran|Bay Area|Silicon Valley, Los Angeles|LA, San Diego,
      San José|Silicon Valley, Palo Alto, Oakland, Sacramento, Irvine, Carson, Valencia, Orinda,
      Long Beach, Mountain View, Sunnyvale, Santa Clara, Fremont`,
    'Texas|TX': `
      Houston, Austin, Dallas|Dallas Fort Worth|DFW, San Antonio, Plano, Sugar Land, Fort Worth, Coppell,
      Pasadena, El Paso`,
    'Floride|Florida|FL|Côte Est|East Coast': 'Miami, Orlando, Tampa, Jacksonville, Fort Lauderdale, Boca Raton',
    'New Jersey|NJ|Côte Est|East Coast':
      'Newark, Jersey City, Morristown, Princeton, Paramus, Fairfield, Branchburg, Trenton',
    'État de New York|New York State|Côte Est|East Coast': `
      New York|NYC|New York City|NY|Big Apple, Brooklyn, Manhattan, Long Island City, Rochester, Buffalo,
      Albany, Hornell`,
    'Massachusetts|Côte Est|East Coast|Nouvelle-Angleterre|New England':
      'Boston, Cambridge, Worcester, Waltham, Burlington',
    'Illinois|Midwest': 'Chicago, Hampshire',
    'Pennsylvanie|Pennsylvania|Côte Est|East Coast': `
      Philadelphie|Philadelphia|Philly, Pittsburgh, Malvern, Lansdale, West Mifflin, Exton`,
    'Ohio|Midwest': 'Cleveland, Cincinnati, Columbus, Toledo, Lebanon, Wooster, Dayton',
    'Michigan|Midwest': 'Détroit, Grand Rapids, Troy, Farmington Hills, Livonia, Ann Arbor, Grand Haven',
    'Caroline du Nord|North Carolina|Côte Est|East Coast':
      'Charlotte, Raleigh|Raleigh-Durham, Durham, Greensboro, Hamlet',
    'Caroline du Sud|South Carolina|Côte Est|East Coast':
      'Greenville, Charleston, Columbia, Spartanburg, Greer, Duncan',
    'Virginie|Virginia|Côte Est|East Coast':
      'Alexandria, Richmond, Arlington, Herndon, Reston, Lynchburg, Chantilly, Norfolk',
    Tennessee: 'Nashville, Memphis, Knoxville, Chattanooga, Livingston',
    Colorado: 'Denver, Boulder, Colorado Springs',
    Utah: 'Salt Lake City|SLC',
    'Indiana|Midwest': 'Indianapolis|Indy',
    'Louisiane|Louisiana': 'La Nouvelle-Orléans|New Orleans|Nouvelle Orleans|NOLA, Baton Rouge',
    Arizona: 'Phoenix, Tucson, Tempe, Scottsdale',
    'Oregon|Côte Ouest|West Coast': 'Portland',
    'Minnesota|Midwest': 'Minneapolis, Saint Paul',
    'Wisconsin|Midwest': 'Milwaukee, Madison, Brodhead, Sturtevant',
    Nevada: 'Las Vegas, Reno',
    'Maryland|Côte Est|East Coast': 'Baltimore, Bethesda',
    'Connecticut|Côte Est|East Coast|Nouvelle-Angleterre|New England': 'Stamford, Hartford, New Haven',
    'Missouri|Midwest': 'Saint Louis|St. Louis, Kansas City',
    Alabama: 'Birmingham, Mobile, Huntsville, Ragland',
    'Washington State|État de Washington|Côte Ouest|West Coast': 'Seattle, Bellevue, Tacoma, Redmond',
    'District de Columbia|District of Columbia|Côte Est|East Coast': 'Washington|Washington DC|DC',
  },
};
