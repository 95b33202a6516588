/** Beginnings of words that mark a language as required. */
export const signsInside: readonly string[] = listOf(`
  couram courant maitris langu linguist bilingu trilingu multilingu parl pratiqu notion niveau operationnel professionnel indispensab imperati exig requis obligatoir
  necessair souhait apprecie connaissance communiqu echang redig redaction excellent intermediaire matern
  fluen proficien profess speak spoken written knowledge level mandatory required requirement essential necessary advantage desirable preferred conversational intermediate
  communicat mastery
`);

/** Whole words that mark a language as required. */
export const signsWhole: ReadonlySet<string> = new Set(
  listOf(`
  aise lu ecrit oral bon bonne avance natif native atout plus technique toeic toefl ielts delf a1 a2 b1 b2 c1 c2
  command asset must advanced working business strong good verbal skills w with avec
`),
);

/** Words between two languages. */
export const joints: ReadonlySet<string> = new Set(['et', 'ou', 'and', 'or']);

/** Words before a language in French. */
export const beforeFrench: ReadonlySet<string> = new Set(
  listOf(`
  l le en d de du un votre ton notions langue langues niveau bilingue trilingue bon excellent courant couramment parfait lu ecrit oral avec
  parler parlez parle parles parlant parlee parlees maitriser maitrisez maitrisant maitrise pratiquer pratiquez pratiquant pratique
  obligatoire indispensable exige souhaite
`),
);

/** English words that mark the following language as required, whatever comes after it. */
export const beforeEnglish: ReadonlySet<string> = new Set(
  listOf('speak speaks speaking spoken written fluent native bilingual conversational in'),
);

/** Words after a language in English. */
export const behindEnglish: ReadonlySet<string> = new Set(
  listOf(`
  is are language languages level skills skill speaker speakers speaking proficiency fluency fluent fluently native mother both as required mandatory
  at written spoken writing verbal oral communication with to would will knowledge plus preferred desired on for minimum a2 b1 b2 c1 c2 essential necessary
  comprehension abilities ability because since if very courant indispensable exige obligatoire h f m vie
`),
);

function listOf(words: string): string[] {
  return words.trim().split(/\s+/);
}
