import { countOpenReports } from '#board/contact/abuse/read-reports.ts';
import { countGivenUpTo } from '#board/operators/letters/list-given-up.ts';
import { type ActName, mayDo } from '#staff/acts.ts';
import type { OfficeParts } from '../../request/office-parts.ts';
import type { StaffRequest } from '../../request/office-request.ts';

/** Something that waits for somebody. */
export type Attention = {
  readonly name: 'reviews' | 'approved' | 'failedPlans' | 'reports' | 'letters';
  readonly count: number;
  /** True if there are more than `count`. */
  readonly isMore: boolean;
  readonly address: string;
};

type Source = Pick<Attention, 'name' | 'address'> & {
  /** Act by which somebody would handle it; who may not do it does not see it. */
  readonly act: ActName;
  /** Counts `most` at the most. */
  readonly count: (parts: OfficeParts, most: number) => Promise<number> | number;
};

/** Greatest number that the page tells. */
const mostTold = 99;

const sources: readonly Source[] = [
  {
    name: 'reviews',
    address: '/bureau/contenus?state=waitingForReview',
    act: 'content.approve',
    count: ({ repository }, most) => repository?.count({ state: 'waitingForReview' }, most) ?? 0,
  },
  {
    name: 'approved',
    address: '/bureau/contenus?state=approved',
    act: 'content.publish',
    count: ({ repository }, most) => repository?.count({ state: 'approved' }, most) ?? 0,
  },
  {
    name: 'failedPlans',
    address: '/bureau/calendrier',
    act: 'content.publish',
    count: ({ repository }, most) => repository?.failedPlans(most) ?? 0,
  },
  {
    name: 'reports',
    address: '/bureau/signalements',
    act: 'report.close',
    count: ({ board }, most) => countOpenReports(board, most),
  },
  {
    name: 'letters',
    address: '/bureau/envois',
    act: 'mail.list',
    count: ({ board }, most) => countGivenUpTo(board, most),
  },
];

/** Reads what waits for this person now. */
export async function readAttention({ parts, viewer }: StaffRequest): Promise<readonly Attention[]> {
  const mine = sources.filter(({ act }) => mayDo(viewer.roles, act));
  const read = await Promise.all(
    mine.map(async ({ name, address, count }) => {
      const counted = await count(parts, mostTold + 1);
      return { name, address, count: Math.min(counted, mostTold), isMore: counted > mostTold };
    }),
  );
  return read.filter(({ count }) => count > 0);
}
