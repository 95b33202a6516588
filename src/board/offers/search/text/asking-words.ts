/** French verbs of the first group by which one asks, without their endings. */
const verbs = `aid aim boss cherch commenc debut demand evolu habit interess parl postul propos recherch recrut rest rev
  souhait termin travaill trouv vis voyag`.split(/\s+/);
const endings = 'e es ons ez ent er ant ais ait erais erait'.split(' ');

/** When one would begin: offers tell their day, and every month has some. */
const monthNames = `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  january february march april may june july august september october november december`;

/**
 * Words of asking and of oneself, folded: beside a trade or alone they ask for nothing, since every offer is
 * a mission and every visitor looks for one.
 */
const asking: ReadonlySet<string> = new Set(
  `accept accepter actuellement aimer aimerais aimerait an ans annee annees anywhere apply available based bonjour bosser carriere
  career careers cherche cherchant chercher chercherais contrat dans debut decouvrir desire desirerais dispo disponible domaine
  domaines effectuer emploi emplois employment envie etranger abroad overseas exercer experience experiences faire field find
  finding finir from gagner get getting give hello help hi hiring idealement interesse interessee interested interesting interesser
  job jobs join joindre like lieu liee lien love looking look mission missions mois month months need opening openings opportunite
  opportunites opportunity opportunities offre offres offer offers partir partout passion passionne passionnee please plus poste
  postes position positions possible pouvoir premiere prendre proche profession profil profils profile quelque quelqu realiser
  recherchant recent recently related rejoindre role roles s salut search searching secteur secteurs sector seeking seek
  souhaite souhaiterais souhaiter souhaitant start starting svp take thanks titre to travail travailler travaille travaillant trouver
  type typed vacancy vacancies veut veux vient volontaire volontariat volunteer volunteering voudrais voudrait voulais vouloir want
  wanted wants wanting wish wishing work working works would year years young jeune merci any apres become besoin bien bientot comment decouverte devenir etre fin first longue lot mieux paid premier premiers
  quel quelle quelles quels qui remunere salaire salary soon speak speaker speakers speaking speaks vivre want what which region regions area areas pres environs autour ville villes city cities pays country countries sud nord
  north south east west candidature candidater postuler
  ambitieuse ambitieux anyone anything around autonome avenir background based boite boulot chance close competence competences
  contribute contribuer currently curieuse curieux debouche debouches deux dream duree eager efficace evoluer everywhere francophone
  hope hoping immediate immediately immediatement integrer keen knowledge last learn motive motivee motives moving near nearby
  next nimporte objectif organise organisee part payant plein possibilite possibility profit quoi reconversion
  relocate relocating remunere remuneree responsabilite responsabilites reve rigoureuse rigoureux serieuse serieux skill skills soleil
  something somewhere strong super temps time titulaire truc upcoming well willing
  bts dut insa iut summer winter hiver automne rentree semestre semester
  ${verbs.flatMap((verb) => endings.map((ending) => `${verb}${ending}`)).join(' ')}
  ${monthNames}`.split(/\s+/),
);

/** Words that say a little, alone more than beside a trade: «industrie», «junior», «stage». */
const weak: ReadonlySet<string> = new Set(
  `alternance apprenti apprentice apprenticeship apprentissage bac bachelor company companies compagnie debutant debutante debutants
  degree diplome diplomee diplomes domain ecole education entreprise entreprises entry etude etudes etudiant etudiante etudiants
  firm formation contract contracts contrat contrats francais francaise francaises french fresh graduate graduated graduates graduating groupe group groups grande grand hiring industrie industries industry
  intern interns internship internships international internationale junior juniors level licence master mastere masters
  metier metiers monde new niveau pme recherche recherches school senior societe societes stage stages stagiaire startup student students team tech tech
  trainee university universite vie world`.split(/\s+/),
);

/** A folded word by which one asks for offers or speaks of oneself; a year is one too. */
export function isWordOfAsking(folded: string): boolean {
  return asking.has(folded) || /^20\d\d$/.test(folded);
}

/** The same, or a number of months, years or persons. */
export function asksForNothing(folded: string): boolean {
  return isWordOfAsking(folded) || /^\d{1,2}$/.test(folded);
}

/** A folded word that asks for something only where no better one stands. */
export function isWeakWord(folded: string): boolean {
  return weak.has(folded);
}
