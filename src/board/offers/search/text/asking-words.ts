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
  north south east west candidature candidater postuler`.split(/\s+/),
);

/** Words that say a little, alone more than beside a trade: «industrie», «junior», «stage». */
const weak: ReadonlySet<string> = new Set(
  `alternance apprenti apprentice apprenticeship apprentissage bac bachelor company companies compagnie debutant debutante debutants
  degree diplome diplomee diplomes domain ecole education entreprise entreprises entry etude etudes etudiant etudiante etudiants
  firm formation fresh graduate graduated graduates graduating groupe group groups grande grand industrie industries industry
  intern interns internship internships international internationale junior juniors level licence master mastere masters
  metier metiers monde new niveau pme recherche recherches school senior societe societes stage stages stagiaire startup student students team tech tech
  trainee university universite vie world`.split(/\s+/),
);

/** A folded word by which one asks for offers or speaks of oneself. */
export function isWordOfAsking(folded: string): boolean {
  return asking.has(folded);
}

/** A folded word that asks for something only where no better one stands. */
export function isWeakWord(folded: string): boolean {
  return weak.has(folded) || /^\d{1,2}$/.test(folded); // months, years of study
}
