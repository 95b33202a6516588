/**
 * Result of inspecting a file. The file is what its name says, or something else; or it contains macros or
 * other programs (scripts, embedded objects, external templates), has buttons that start a macro, opens an
 * address by itself, has links that open neither a page nor an e-mail, or is encrypted and cannot be
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
