/**
 * What looking into a file found: it is what its name says, it is something else, it carries macros or other
 * programs (scripts, embedded objects, templates from elsewhere), or it is encrypted and nobody can look.
 */
export type Finding = 'genuine' | 'other' | 'macros' | 'programs' | 'locked';

export function genuineIf(condition: boolean): Finding {
  return condition ? 'genuine' : 'other';
}
