import { unlocalized } from '#words/locale.ts';

/** Paths of personal pages, without the language. */
export const personalPaths = ['/espace-personnel', '/notifications'] as const;

/** Tells if a page may require sign-in, by its relative address. */
export function isPersonal(address: string): boolean {
  const path = unlocalized(address.split(/[?#]/)[0] ?? '');
  return personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));
}
