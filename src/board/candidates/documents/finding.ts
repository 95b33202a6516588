/**
 * Result of inspecting a file. The content is what the name says, or something else. A finding may also be:
 * macros or other programs (scripts, embedded objects, external templates); buttons that start a macro; an
 * address that opens by itself; links that open neither a page nor an e-mail; an encrypted file, which cannot
 * be inspected.
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
