import { unlocalized } from '#words/locale.ts';

/** Paths of personal pages, without the language. */
export const personalPaths = ['/espace-personnel', '/notifications'] as const;

/** Tells if a relative address may ask a visitor to sign in. */
export function isPersonal(address: string): boolean {
  const path = unlocalized(address.split(/[?#]/)[0] ?? '');
  return personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));
}
