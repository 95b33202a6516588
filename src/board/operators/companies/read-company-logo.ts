import { sql } from 'kysely';
import { logoType } from '#board/companies/read-logo.ts';
import type { Board } from '#board/context/board.ts';

/** What the office shows of the logo of a company. */
export type CompanyLogoState = {
  /** The logo of the staff; null for none. */
  readonly own: {
    readonly id: number;
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly setAt: Date;
    readonly setBy: string;
  } | null;
  /** The logo that was replaced or removed last. */
  readonly former: { readonly id: number; readonly type: string; readonly bytes: Buffer } | null;
  /** Name of the logo that pages show. */
  readonly shown: string | null;
  /** Company whose logo is shown instead, because it was merged into this one. */
  readonly lentBy: { readonly id: number; readonly name: string } | null;
  /** Address that the source gives. */
  readonly imported: string | null;
};

/** Reads the logos of a company for the staff. */
export async function readCompanyLogo({ db }: Pick<Board, 'db'>, id: number): Promise<CompanyLogoState> {
  const [logos, company, lender] = await Promise.all([
    db
      .selectFrom('company_logos')
      .select(['id', 'name', 'width', 'height', 'set_at', 'set_by', 'ended_at'])
      .select(sql<Buffer | null>`case when ended_at is not null then bytes end`.as('formerBytes'))
      .where('company_id', '=', id)
      .orderBy('ended_at', 'desc')
      .execute(),
    db.selectFrom('companies').select(['staff_logo', 'logo_url']).where('id', '=', id).executeTakeFirst(),
    lenderOf(db, id),
  ]);
  const own = logos.find(({ ended_at }) => ended_at === null);
  const former = logos.find(({ formerBytes }) => formerBytes !== null);
  return {
    own: own
      ? { id: own.id, name: own.name, width: own.width, height: own.height, setAt: own.set_at, setBy: own.set_by }
      : null,
    former: former?.formerBytes
      ? { id: former.id, type: logoType(former.name) ?? '', bytes: former.formerBytes }
      : null,
    shown: company?.staff_logo ?? null,
    lentBy: own ? null : lender,
    imported: company?.logo_url ?? null,
  };
}

/** The company that was merged into this one, and whose logo it shows. */
async function lenderOf(db: Board['db'], id: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    select o.id, o.name from companies c join companies o on o.survivor_id = c.id
    join company_logos l on l.company_id = o.id and l.ended_at is null and l.name = c.staff_logo
    where c.id = ${id} order by l.set_at desc, l.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
