/**
 * Employers whom candidates look for under the one name that they have, by their field: the id of an entry of
 * the thesaurus.
 */
export const employers: Readonly<Record<string, string>> = {
  aeronautics: 'Boeing, Embraer, Rolls-Royce, Honeywell, Ryanair, easyJet, Lufthansa, British Airways, Qatar Airways',
  defence: 'Leonardo, BAE Systems, Lockheed Martin, Northrop Grumman, Rheinmetall, Saab',
  space: 'SpaceX, Blue Origin, European Space Agency, Exotrail',
  automotive: `Volkswagen, BMW, Mercedes-Benz, Porsche, Ferrari, Lamborghini, Nissan, Honda, Hyundai, Tesla, BYD,
    Valeo, Magna, Bridgestone, Goodyear`,
  energy: 'Shell, ExxonMobil, Chevron, Equinor, Repsol, Enel, Vattenfall, Halliburton, Baker Hughes, Perenco',
  'renewable-energy': 'Neoen, Voltalia, Vestas, Ørsted, Valorem',
  chemistry: 'BASF, Evonik, Clariant, Dupont, Sabic',
  materials: '3M, Rio Tinto, Glencore, Anglo American, Umicore, Aperam, Heidelberg Materials',
  construction: 'Skanska, Strabag, Ferrovial, Hochtief, Razel-Bec, Setec, Ingérop, Arcadis, Ramboll',
  logistics: 'Maersk, Hapag-Lloyd, FedEx, UPS, Rhenus, Clasquin',
  luxury: 'Prada, Burberry, Ferragamo, Rolex, Swatch, Moncler, Ralph Lauren',
  cosmetics: 'Clarins, Shiseido, Coty, Caudalie, Nuxe, Beiersdorf',
  fashion: 'Nike, Adidas, Levi’s, Celio, Jacquemus, Ba&sh, Sézane, Isabel Marant, Vinted',
  'food-industry': 'Unilever, Ferrero, PepsiCo, Kellogg’s, Bongard, Fleury Michon, Bigard, Bridor, Lindt',
  beverages: 'Heineken, Diageo, Red Bull, Laurent-Perrier, Taittinger, Perrier',
  'consumer-goods': 'Henkel, Reckitt, Colgate-Palmolive, Bic, Kimberly-Clark',
  retail: 'Carrefour, Leclerc, Ikea, Lidl, Aldi, Amazon, Alibaba, Zalando, eBay, Walmart, Picard',
  pharmaceutical:
    'Pfizer, Roche, AstraZeneca, Bayer, Takeda, Ipsen, Moderna, AbbVie, Eli Lilly, Biogen, Guerbet, Virbac',
  'medical-devices': 'Medtronic, Stryker, Siemens Healthineers, Philips, Withings',
  hospitality: 'Marriott, Hilton, Hyatt, Airbnb, Four Seasons, McDonald’s',
  media: 'Netflix, Disney, Warner Bros, Spotify, Deezer, Ubisoft, TF1',
  'software-development': `Google, Microsoft, Apple, Meta, Oracle, Salesforce, SAP, Adobe, Nvidia, Intel, Samsung, Huawei, Sony, Uber,
    Criteo, Dataiku, Doctolib, Datadog, Algolia, Murex, Cegid, Palantir, OpenAI, ByteDance, TikTok, LinkedIn, Stripe`,
  telecoms: 'Vodafone, Ericsson, Cisco, Deutsche Telekom, Telefónica, Telecom Italia',
  banking: 'Deutsche Bank, Santander, BBVA, ING, Barclays, Revolut, N26, Standard Chartered, Commerzbank, KBC',
  'investment-banking': 'Goldman Sachs, JP Morgan, Morgan Stanley, Lazard, UBS, Citigroup, Nomura, Jefferies',
  'asset-management': 'BlackRock, Vanguard, Fidelity, Schroders, Lombard Odier, Pictet, Julius Baer',
  insurance: 'Generali, Zurich Insurance, Swiss Re, Munich Re, Scor, Lloyd’s',
  'management-consulting': 'McKinsey, Bain & Company, Roland Berger',
  audit: 'KPMG, Grant Thornton, BDO',
  recruitment: 'Michael Page, Hays, Robert Walters, PageGroup',
  'real-estate': 'CBRE, JLL, Nexity, Icade',
  humanitarian:
    'UNICEF, UNHCR, UNESCO, Oxfam, Croix-Rouge, Médecins du Monde, Acted, Solidarités International, Plan International',
};
