import { unlocalized } from '#words/locale.ts';

/** Paths below which pages are somebody's own, language left out. */
export const personalPaths = ['/espace-personnel', '/notifications'] as const;

/** Whether a relative address leads to a page that may ask a visitor to sign in. */
export function isPersonal(address: string): boolean {
  const path = unlocalized(address.split(/[?#]/)[0] ?? '');
  return personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));
}
