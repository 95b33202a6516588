import type { Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { CompanyChanged } from './company-errors.ts';
import { changeCompanies, lockFamilies } from './lock-companies.ts';

/** A picture that was written anew: no data of cameras, nothing that runs. */
export type CleanPicture = {
  readonly hash: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
};

type Parts = Pick<Board, 'db' | 'now'>;

/** The company, and the id of the logo of the staff that the form showed; null for none. */
export type SeenLogo = { readonly id: number; readonly seen: number | null };

/**
 * Gives a company a logo, which wins over that of its source. The former one can come back.
 * @throws CompanyChanged if somebody has changed the logo since; CompaniesBusy, NotAllowed
 */
export function setLogo(parts: Parts, actor: Actor, asked: SeenLogo, picture: CleanPicture): Promise<void> {
  const { hash, extension, width, height, bytes } = picture;
  const name = `${hash}.${extension}`;
  return changeLogo(parts, { actor, ...asked }, async (transaction, { before, at }) => {
    if (before?.name === name) return name;
    await endCurrent(transaction, asked.id, at);
    const row = { company_id: asked.id, name, width, height, bytes, set_at: at, set_by: actorText(actor) };
    await transaction.insertInto('company_logos').values(row).execute();
    return name;
  });
}

/**
 * Takes the logo of the staff away: pages show initials, programs get the address of the source. It can come
 * back.
 * @throws what `setLogo` throws; CompanyChanged without a logo
 */
export function removeLogo(parts: Parts, actor: Actor, asked: SeenLogo): Promise<void> {
  return changeLogo(parts, { actor, ...asked }, async (transaction, { before, at }) => {
    if (before === undefined) throw new CompanyChanged('the company has no logo of the staff');
    await endCurrent(transaction, asked.id, at);
    return null;
  });
}

/**
 * Brings the logo back that was replaced or removed last.
 * @param logo id of this logo, as the form showed it
 * @throws what `setLogo` throws; CompanyChanged if it is not the last one any more
 */
export function bringLogoBack(parts: Parts, actor: Actor, asked: SeenLogo, logo: number): Promise<void> {
  return changeLogo(parts, { actor, ...asked }, async (transaction, { at }) => {
    const former = await transaction
      .selectFrom('company_logos')
      .select('name')
      .where('company_id', '=', asked.id)
      .where('ended_at', 'is not', null)
      .where('id', '=', logo)
      .executeTakeFirst();
    if (former === undefined) throw new CompanyChanged('another logo was replaced meanwhile');
    await endCurrent(transaction, asked.id, at);
    await transaction
      .updateTable('company_logos')
      .set({ ended_at: null, set_at: at, set_by: actorText(actor) })
      .where('id', '=', logo)
      .execute();
    return former.name;
  });
}

type State = { readonly before: { readonly id: number; readonly name: string } | undefined; readonly at: Date };

/** Changes the logo of a locked company, and records its names before and after. */
async function changeLogo(
  { db, now }: Parts,
  { actor, id, seen }: SeenLogo & { readonly actor: Actor },
  change: (transaction: Transaction<Tables>, state: State) => Promise<string | null>,
): Promise<void> {
  requireRole(actor, 'company.logo');
  const at = now();
  await changeCompanies(db, async (transaction) => {
    const locked = await lockFamilies(transaction, [id]);
    if (!locked.has(id)) throw new CompanyChanged('the company is gone');
    const before = await transaction
      .selectFrom('company_logos')
      .select(['id', 'name'])
      .where('company_id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if ((before?.id ?? null) !== seen) throw new CompanyChanged('somebody has changed the logo since');
    const after = await change(transaction, { before, at });
    if (after === (before?.name ?? null)) return;
    if (before !== undefined) await forgetFormerBut(transaction, id, before.id);
    await noteChange(transaction, id, at);
    const subject = { kind: 'company', id: String(id) } as const;
    const changes = { logo: [before?.name ?? null, after] } as const;
    await recordActs(transaction, [{ actor, act: 'company.logo', subject, changes, at }]);
  });
}

const endCurrent = (transaction: Transaction<Tables>, id: number, at: Date) =>
  transaction
    .updateTable('company_logos')
    .set({ ended_at: at })
    .where('company_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/** One former logo is enough: the logo that was shown until now. */
async function forgetFormerBut(transaction: Transaction<Tables>, id: number, kept: number): Promise<void> {
  await transaction
    .deleteFrom('company_logos')
    .where('company_id', '=', id)
    .where('ended_at', 'is not', null)
    .where('id', '<>', kept)
    .execute();
}

/** The page of the company, or of the one that stands for it, has changed. */
async function noteChange(transaction: Transaction<Tables>, id: number, at: Date): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ updated_at: at })
    .where((where) =>
      where.or([
        where('id', '=', id),
        where('id', '=', where.selectFrom('companies as c').select('c.survivor_id').where('c.id', '=', id)),
      ]),
    )
    .execute();
}
