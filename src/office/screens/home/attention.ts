import { countOpenReports } from '#board/contact/abuse/read-reports.ts';
import { countGivenUp } from '#board/operators/letters/list-given-up.ts';
import { type ActName, mayDo } from '#staff/acts.ts';
import type { StaffRequest } from '../../request/office-request.ts';

/** Something that waits for somebody. */
export type Attention = {
  readonly name: 'reviews' | 'failedPlans' | 'reports' | 'letters';
  readonly count: number;
  /** True if there are more than `count`. */
  readonly isMore: boolean;
  readonly address: string;
};

type Source = Pick<Attention, 'name' | 'address'> & {
  /** Act by which somebody would handle it; who may not do it does not see it. */
  readonly act: ActName;
  readonly read: (request: StaffRequest) => Promise<Pick<Attention, 'count' | 'isMore'>>;
};

const nothing = { count: 0, isMore: false };

const sources: readonly Source[] = [
  {
    name: 'reviews',
    address: '/bureau/contenus?state=waitingForReview',
    act: 'content.approve',
    read: async ({ parts: { repository } }) => {
      const page = await repository?.list({ state: 'waitingForReview' });
      return page === undefined ? nothing : { count: page.documents.length, isMore: page.next !== null };
    },
  },
  {
    name: 'failedPlans',
    address: '/bureau/calendrier',
    act: 'content.publish',
    read: async ({ parts: { repository, board } }) => {
      const plans = (await repository?.plans(board.now())) ?? [];
      return { count: plans.filter(({ error }) => error !== null).length, isMore: false };
    },
  },
  {
    name: 'reports',
    address: '/bureau/signalements',
    act: 'report.close',
    read: async ({ parts: { board } }) => ({ count: await countOpenReports(board), isMore: false }),
  },
  {
    name: 'letters',
    address: '/bureau/envois',
    act: 'mail.list',
    read: async ({ parts: { board } }) => {
      const counts = await countGivenUp(board);
      return { count: [...counts.values()].reduce((sum, count) => sum + count, 0), isMore: false };
    },
  },
];

/** Reads what waits for this person now. */
export async function readAttention(request: StaffRequest): Promise<readonly Attention[]> {
  const mine = sources.filter(({ act }) => mayDo(request.viewer.roles, act));
  const read = await Promise.all(
    mine.map(async ({ name, address, read: count }) => ({ name, address, ...(await count(request)) })),
  );
  return read.filter(({ count }) => count > 0);
}
