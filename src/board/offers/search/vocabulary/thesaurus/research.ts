import { entriesOf } from '../entry.ts';

export const research = entriesOf({
  'research-and-development': [
    `R&D, recherche et développement, research and development, research & development, ingénieur R&D,
     R&D engineer, ingénieur recherche et développement, chef de projet R&D, R&D project manager,
     R&D manager, responsable R&D, technicien R&D, R&D technician, RnD, R et D, recherche développement,
     R&D scientist, R&D specialist, ingénieur recherche, ingénieur de recherche,
     ingénieur de recherche et développement, research engineer, advanced engineering, avant-projet,
     chargé de R&D, centre de recherche, research center, research centre, ingénieur avant-projet,
     développement technologique`,
    'research innovation product-development process-engineering laboratory engineering-design',
  ],
  research: [
    `recherche scientifique, chercheur, researcher, research, scientist, scientifique, research scientist,
     scientific research, doctorant, doctorat, PhD, thesis, post-doc, postdoc, post-doctorant, postdoctoral,
     chargé de recherche, assistant de recherche, research assistant, research associate, research fellow,
     recherche fondamentale, fundamental research, sciences académiques, academic sciences,
     research analyst, chargé d’études scientifiques, IRD, CNRS, Cirad, recherche appliquée,
     applied research, thèse de doctorat, thèse CIFRE`,
    'research-and-development physics mathematics higher-education biology laboratory',
  ],
  physics: [
    `physique, physicien, physics, physicist, ingénieur physicien, physique appliquée, applied physics,
     astrophysique, astrophysics, physique des plasmas, plasma, plasmas, cryogénie, cryogenics, cryogenic,
     astronomie, astronomy, physique nucléaire, nuclear physics, accélérateur de particules, supraconducteur`,
    '^research optics materials mathematics nuclear',
  ],
  mathematics: [
    `mathématiques, mathématicien, maths, mathematics, mathematician, mathématiques appliquées,
     applied mathematics, applied maths, recherche opérationnelle, operations research,
     optimisation mathématique, mathematical optimization, algorithme, algorithmes, algorithm, algorithms,
     algorithmique, algorithmics, modélisation mathématique, mathematical modelling, optimization engineer`,
    '^research statistics data-science quantitative-finance physics',
  ],
  'social-sciences': [
    `sciences sociales, social sciences, sociologie, sociologue, sociology, sociologist, anthropologie,
     anthropologue, anthropology, sciences humaines, humanities, historien, historian, archéologie,
     archéologue, archaeology, archaeologist, philosophie, études de terrain, ethnologie, démographie,
     démographe, demography`,
    'research economics culture international-development',
  ],
});
