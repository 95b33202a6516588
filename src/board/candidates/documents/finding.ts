/**
 * Result of inspecting a file: it is what its name says, it is something else, it carries macros or other
 * programs (scripts, embedded objects, external templates), it has buttons that start a macro, it opens an
 * address by itself, it has links that open neither a page nor an e-mail, or it is encrypted and cannot be
 * inspected.
 */
export type Finding = (typeof findings)[number];

export const findings = [
  'genuine',
  'other',
  'macros',
  'programs',
  'buttons',
  'opensAddress',
  'links',
  'locked',
] as const;

export function genuineIf(condition: boolean): Finding {
  return condition ? 'genuine' : 'other';
}
