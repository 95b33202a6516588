/** Stems of French verbs of the first group that express a wish. */
const verbs = `aid aim boss cherch commenc debut demand evolu habit interess parl postul propos recherch recrut rest rev
  souhait termin travaill trouv vis voyag`.split(/\s+/);
const endings = 'e es ons ez ent er ant ais ait erais erait'.split(' ');

/**
 * Names of months. In a text they mean a wished start. They do not narrow a search, because offers have a day
 * of start, and every month has offers.
 */
const monthNames = `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  january february march april may june july august september october november december`;

/**
 * Folded words that only express a wish or speak of the visitor. They do not narrow a search, because every
 * offer is a mission and every visitor looks for one.
 */
const wishWords: ReadonlySet<string> = new Set(
  `abroad accept accepter actuellement adore adorer aimant ambitieuse ambitieux an annee annees ans any
  anyone anything anywhere apply apprend apprendre apprends apres area areas around automne autonome
  autour available avenir ayant background based become besoin bien bientot boite bonjour bouger boulot
  bts candidater candidature career careers carriere chance cities city close comment competence
  competences contrat contribuer contribute countries country curieuse curieux currently dans debouche
  debouches debut decouverte decouvrir decrocher desire desirerais deux devenir dispo disponible domaine
  domaines dream duree dut eager east effectuer efficace emploi emplois employment envie environs
  envoyer etranger etre everywhere exercer experience experiences faire field fin find finding finir
  first francophone from gagner get getting give hello help hi hiring hiver hope hoping ideal ideale
  idealement immediate immediately immediatement insa integrer interessee interested interesting iut
  jeune job jobs join joindre keen knowledge last learn liee lien lieu like longue look looking lot love
  merci mieux mission missions mois month months motive motivee motives moving near nearby need next
  nimporte nord north objectif offer offers offre offres opening openings opportunite opportunites
  opportunities opportunity organise organisee overseas paid parcours part partir partout passion
  passionne passionnee payant pays peut peuvent peux plairait plait please plein plus position positions
  possibilite possibility possible poste postes pourrais pourrait pourriez pouvoir pouvons premier
  premiere premiers prendre pres proche profession profil profile profils profit quel quelle quelles
  quelqu quelque quels qui quitter quoi realiser recent recently reconversion region regions rejoindre
  related relocate relocating remunere remuneree rentree responsabilite responsabilites rigoureuse
  rigoureux role roles s salaire salary salut search searching secteur secteurs sector seek seeking
  semester semestre serieuse serieux skill skills soleil something somewhere soon sors sort sortant
  sortante sorti sortie sortir south speak speaker speakers speaking speaks start starting strong sud
  summer super svp take temps thanks time titre titulaire to travail truc type typed upcoming using
  utilise utiliser vacancies vacancy veut veux vient ville villes vivre volontaire volontariat volunteer
  volunteering voudrais voudrait voulais vouloir want wanted wanting wants well west what which willing
  winter wish wishing work working works would year years young
  ${verbs.flatMap((verb) => endings.map((ending) => `${verb}${ending}`)).join(' ')}
  ${monthNames}`.split(/\s+/),
);

/** Words that mean little next to a trade, but something alone: «industrie», «junior», «stage». */
const weak: ReadonlySet<string> = new Set(
  `alternance apprenti apprentice apprenticeship apprentissage bac bachelor compagnie companies company
  contract contracts contrats debutante debutants degree diplome diplomee diplomes domain ecole education
  entreprise entreprises entry etude etudes etudiant etudiante etudiants firm formation francais francaise
  francaises french fresh graduate graduated graduates graduating grand grande group groupe groups
  industrie industries industry intern international internationale interns internship internships junior
  juniors level licence master mastere masters metier metiers monde new niveau pme school senior societe
  societes stage stages stagiaire startup student students team tech trainee universite university vie
  world`.split(/\s+/),
);

/** Tells if a folded word only expresses a wish or speaks of the visitor, or is a year. */
export function isWishWord(folded: string): boolean {
  return wishWords.has(folded) || /^20\d\d$/.test(folded);
}

/** Tells if a folded word is a wish word, or a short number such as a number of months, years or persons. */
export function isWishWordOrNumber(folded: string): boolean {
  return isWishWord(folded) || /^\d{1,2}$/.test(folded);
}

/** Tells if a folded word counts only if the query has no better word. */
export function isWeakWord(folded: string): boolean {
  return weak.has(folded);
}
