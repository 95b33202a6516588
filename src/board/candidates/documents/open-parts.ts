/** Dynamic Data Exchange starts the program that the field names (ECMA-376-1, 17.16.5; [MS-OE376]). */
export const isDdeField = (code: string): boolean => /^\s*DDE(AUTO)?(\s|"|$)/i.test(code);

/**
 * Whether an address leads away from the computer of whoever opens the document. Documents made from a
 * template name it by its path, `file:///C:\…` or without a scheme; `\\server\` and `file://server/` are
 * others' computers.
 */
export function isElsewhere(address: string): boolean {
  const target = address
    .trim()
    .replaceAll('\\', '/')
    .replace(/^file:/i, '');
  return /^([a-z][a-z\d+.-]+:|\/\/(?!\/[^/]))/i.test(target);
}
