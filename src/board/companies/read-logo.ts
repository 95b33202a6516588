import type { Board } from '#board/context/board.ts';

/** Types of the stored logos, by the extension in their names. */
const types: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
]);

const nameForm = /^[0-9a-f]{40}\.([a-z]{3,4})$/;

/** Returns the type of a logo by its name; undefined for a text that is no name. */
export const logoType = (name: string): string | undefined => types.get(nameForm.exec(name)?.[1] ?? '');

export type Logo = { readonly bytes: Buffer; readonly type: string };

/** Reads the logo of this name if a company has it now; null for any other. */
export async function readLogo({ db }: Pick<Board, 'db'>, name: string): Promise<Logo | null> {
  const type = logoType(name);
  if (type === undefined) return null;
  const found = await db
    .selectFrom('company_logos')
    .select('bytes')
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found === undefined ? null : { bytes: found.bytes, type };
}
