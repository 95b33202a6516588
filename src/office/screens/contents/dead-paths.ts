import type { TypedPath } from '#content/repository/answers/listing/typed-paths.ts';
import { writtenIn } from '#words/locale.ts';
import type { OfficeParts } from '../../request/office-parts.ts';

const addressOf = ({ lang, path }: TypedPath): string => writtenIn(lang, path);

/** Returns the typed paths that no page of the site answers. */
export async function deadAmong(
  { deadPaths }: Pick<OfficeParts, 'deadPaths'>,
  typed: readonly TypedPath[],
): Promise<readonly TypedPath[]> {
  const dead = await deadPaths(typed.map(addressOf));
  return typed.filter((one) => dead.has(addressOf(one)));
}
