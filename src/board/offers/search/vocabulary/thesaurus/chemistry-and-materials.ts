import { entriesOf } from '../entry.ts';

export const chemistryAndMaterials = entriesOf({
  chemistry: [
    `chimie, chimiste, chemistry, chemist, chemical, chemicals, chimique, ingénieur chimiste,
     technicien chimiste, chemical technician, produits chimiques, chimie de spécialité,
     specialty chemicals, industrie chimique, chemical industry, chimie organique, organic chemistry,
     synthèse organique, synthesis, synthèse chimique, catalyse, catalysis, chimie verte, green chemistry,
     matières colorantes, chemicals buyer`,
    'laboratory materials biotechnology cosmetics',
  ],
  'chemical-engineering': [
    `génie chimique, chemical engineering, chemical engineer, ingénieur chimie, ingénieur génie chimique,
     ingénieur en génie chimique, ingénieur génie des procédés, chemical process engineer, distillation,
     réacteur chimique, génie des procédés industriels, cristallisation, filtration, séparation,
     échange d’ions`,
    '^chemistry process-engineering oil-and-gas biotechnology water',
  ],
  formulation: [
    `formulation, formulateur, formulator, ingénieur formulation, formulation scientist,
     formulation chemist, chimiste formulateur, formulation engineer, galénique, développement galénique,
     formulateur cosmétique, ingénieur formulateur`,
    '^chemistry cosmetics pharmaceutical research-and-development',
  ],
  'analytical-chemistry': [
    `chimie analytique, analytical chemistry, chimiste analyste, analytical chemist, chromatographie,
     chromatography, HPLC, spectrométrie, spectrometry, spectroscopie, spectroscopy, méthodes analytiques,
     analytical methods, développement analytique, analytical development, transfert analytique,
     method transfer, analytical method transfer, caractérisation, characterization`,
    '^chemistry laboratory quality-control pharmaceutical',
  ],
  laboratory: [
    `laboratoire, laboratory, lab, labo, technicien de laboratoire, laboratory technician, lab technician,
     technicien labo, analyste laboratoire, lab analyst, laborantin, responsable laboratoire, lab manager,
     équipements de laboratoire, lab equipment, technicien d’analyse, analyses de laboratoire, LIMS,
     ingénieur laboratoire, laboratory analyst, laboratory engineer`,
    'analytical-chemistry chemistry biology quality-control clinical-diagnostics',
  ],
  materials: [
    `matériau, matériaux, materials, ingénieur matériaux, materials engineer, materials science,
     science des matériaux, material engineer, génie des matériaux, materials engineering,
     matériaux avancés, advanced materials, chaux, lime, minéraux, minerals, caractérisation de matériaux,
     réactivité des matériaux, hydraulic binders`,
    'plastics chemistry additive-manufacturing physics',
  ],
  metallurgy: [
    `métallurgie, métallurgiste, metallurgy, metallurgist, métallurgique, metallurgical, métaux, metals,
     métal, traitement thermique, heat treatment, ingénieur métallurgie, cuivre, copper, titane, titanium`,
    '^materials boilermaking machining mining',
  ],
  composites: [
    `composite, composites, matériaux composites, composite materials, fibre de carbone, carbon fiber,
     carbon fibre, drapage, ingénieur composites, composite engineer, stratification, structures composites`,
    '^materials plastics aeronautics structural-analysis',
  ],
  'additive-manufacturing': [
    `fabrication additive, additive manufacturing, impression 3D, 3D printing, imprimante 3D,
     prototypage rapide, rapid prototyping, prototypage, prototype, prototyping`,
    'machining materials product-development',
  ],
  mining: [
    `mine, mines, minier, mining, mining engineer, ingénieur minier, ingénieur mines, carrière extraction,
     quarry, exploitation minière, extraction minière, minerai, ore, géologie minière, mining geology,
     ressources minérales, mineral resources`,
    'geosciences metallurgy oil-and-gas civil-engineering',
  ],
  glass: ['verre, glass, verrier, verrerie, cristallerie', '^materials production-management'],
  ceramics: ['céramique, céramiques, ceramics, réfractaire, réfractaires, refractory, porcelaine', '^materials'],
  steel: [
    'sidérurgie, acier, steel, steelmaking, aciérie, steel industry, inox, stainless steel, laminage, rolling mill',
    '^metallurgy',
  ],
  foundry: ['fonderie, foundry, casting, forge, forging, fondeur, forgeron', '^metallurgy'],
  aluminium: ['aluminium, aluminum', '^metallurgy'],
  corrosion: [
    `corrosion, ingénieur corrosion, corrosion engineer, traitement de surface, surface treatment,
     protection cathodique`,
    '^materials metallurgy',
  ],
  coatings: [
    'peintures, coatings, coating, revêtements, peinture industrielle, paint, paints, adhésifs, adhesives, colles',
    '^chemistry materials',
  ],
  explosives: ['explosifs, explosives, pyrotechnie, pyrotechnics', 'chemistry defence mining'],
});
