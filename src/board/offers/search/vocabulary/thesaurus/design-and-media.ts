import { entriesOf } from '../entry.ts';

export const designAndMedia = entriesOf({
  design: [
    `design, designer, design industriel, industrial design, industrial designer, designer produit,
     product designer, design de produit, designer industriel, design mobilier, furniture design, sketch,
     colour and trim, design manager, chargé de design, créatif, creative, directeur de création,
     creative director`,
    'interior-design fashion product-development motion-design',
  ],
  'graphic-design': [
    `graphisme, graphiste, graphic design, graphic designer, infographiste, infographie,
     direction artistique, directeur artistique, art director, artistic director, maquettiste, webdesign,
     webdesigner, web designer, web design, PAO, DTP, créateur graphique, identité visuelle,
     visual identity, communication visuelle, visual communication, visual designer`,
    '^design motion-design user-experience advertising content',
  ],
  'user-experience': [
    `UX, UI, UX/UI, UX designer, UI designer, UX/UI designer, designer UX/UI, designer UX, designer UI,
     UX design, UI design, expérience utilisateur, user experience, user interface, interface utilisateur,
     UX researcher, UX research, user research, recherche utilisateur, interaction designer,
     interaction design, design d’interface, service design, service designer, UX writer, digital designer,
     accessibilité numérique, web accessibility, design system, UX writing`,
    '^design graphic-design frontend product-management customer-relations',
  ],
  'motion-design': [
    `motion design, motion designer, motion graphics, monteur vidéo, montage vidéo, video editor,
     video editing, vidéaste, videographer, audiovisuel, audio-visual, audiovisual, vidéo,
     production audiovisuelle, video production, cadreur, cameraman, animateur 2D, podcast, post-production,
     production vidéo, animation 2D, streaming, VOD, broadcast engineer`,
    'media graphic-design content culture',
  ],
  media: [
    `média, médias, télévision, TV, radio, presse, press, presse écrite, secteur des médias, media industry,
     information et médias, information and media, chaîne de télévision, programmes TV, broadcast,
     broadcasting, industrie audiovisuelle, producteur, producer, chargé de production audiovisuelle,
     programmation audiovisuelle, diffuseur`,
    'journalism motion-design advertising communication publishing',
  ],
  journalism: [
    `journalisme, journaliste, journalist, journalism, reporter, rédacteur en chef, editor in chief,
     rédacteur, writer, rédaction, writing, journaliste reporter d’images, JRI, correspondant de presse,
     pigiste, news editor, actualité`,
    '^media content publishing public-relations',
  ],
  publishing: [
    `édition, éditeur, publishing, publisher, maison d’édition, publishing house, librairie, bookshop,
     bookstore, littérature, literature, auteur, écrivain, assistant d’édition, éditeur littéraire,
     débat d’idées`,
    'journalism content culture document-management',
  ],
  culture: [
    `culture, culturel, cultural, art, arts,
     action culturelle internationale, médiation culturelle, médiateur culturel, cultural mediation,
     chargé de mission culturelle, chargé de mission culturel, cultural officer, attaché culturel,
     cultural attaché, coopération culturelle, cultural cooperation, festival, régisseur,
     chargé de production culturelle, industries culturelles et créatives, ICC,
     cultural and creative industries, centre culturel, cultural center, ingénierie culturelle,
     production culturelle, artiste, artist, artistique, artistic`,
    'diplomacy events teaching publishing media',
  ],
  photography: [
    'photographe, photographer, photographie, photography, photo, retoucheur photo, photo retoucher',
    '^motion-design graphic-design media',
  ],
  cinema: [
    'cinéma, film, réalisateur, film director, films, movie, filmmaker, scénariste, screenwriter',
    '^motion-design media culture',
  ],
  music: [
    'musique, music, musicien, label musical, music industry, concert, musician, industrie musicale',
    '^culture media events',
  ],
  'performing-arts': [
    'spectacle vivant, performing arts, théâtre, danse, dance, spectacle, theatre, opéra, opera',
    '^culture events',
  ],
  museums: [
    `musée, museum, galerie, galerie d’art, art gallery, exposition, commissaire d’exposition, curator,
     conservateur de musée, marché de l’art, art market, patrimoine, heritage, muséographie, museums`,
    '^culture tourism',
  ],
  printing: [
    'imprimerie, printing, packaging graphique, imprimeur, printer, arts graphiques, prépresse',
    'graphic-design packaging',
  ],
  ergonomics: [
    'ergonome, ergonomie, ergonomics, ergonomist, human factors, facteurs humains',
    '^user-experience qhse design',
  ],
  illustration: ['illustration, illustrateur, illustrator, dessinateur de bande dessinée', '^graphic-design'],
});
