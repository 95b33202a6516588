import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { type ActName, mayDo } from '#staff/acts.ts';
import type { Role } from '#staff/roles.ts';

type Plan = OfficeDocument['plans'][number];

/** What somebody may do with a document in its state. */
export type Offered = {
  readonly write: boolean;
  readonly ask: boolean;
  /** To ask somebody without an account for a review. */
  readonly invite: boolean;
  readonly approve: boolean;
  readonly refuse: boolean;
  /** To publish the newest version, now or later. */
  readonly publish: boolean;
  /** True if it could be published, but nobody else has approved it yet. */
  readonly needsApproval: boolean;
  /** To take it off the site, now or later. */
  readonly withdraw: boolean;
  /** To cancel a plan: one's own, or that of an act that one may do. */
  readonly cancel: (plan: Plan) => boolean;
};

/** Returns what the page of a document offers; the repository checks each act again. */
export function offeredActs(document: OfficeDocument, me: { id: string; roles: readonly Role[] }): Offered {
  const may = (act: ActName) => mayDo(me.roles, act);
  const { newest, published, savedBy, reviews, isPending } = document;
  const isOwn = savedBy === `staff:${me.id}`;
  /** Who may give the verdict asks nobody else for it. */
  const judges = may('content.approve') && !isOwn;
  const said = reviews.filter(({ version }) => version === newest);
  const verdict = said.find((one) => one.verdict !== 'asked') ?? null;
  const isApproved = verdict?.verdict === 'approved' && verdict.by !== savedBy;
  const mayPublish = isPending && may('content.publish');
  const publishes = may('content.approve') || isApproved;
  return {
    write: may('content.save'),
    ask: isPending && may('content.requestReview') && !judges && said[0]?.verdict !== 'asked' && !isApproved,
    invite: isPending && may('review.makeLink'),
    approve: isPending && judges && said[0]?.verdict !== 'approved',
    refuse: isPending && may('content.refuse') && !isOwn && said[0]?.verdict !== 'refused',
    publish: mayPublish && publishes,
    needsApproval: mayPublish && !publishes,
    withdraw: published !== null && may('content.withdraw'),
    cancel: ({ act, by }) =>
      may('content.cancel') &&
      (by === `staff:${me.id}` || may(act === 'withdraw' ? 'content.withdraw' : 'content.publish')),
  };
}

/** Names the state of a document that was on the screen: its newest version and the published one. */
export const seenOf = ({ newest, published }: Pick<OfficeDocument, 'newest' | 'published'>): string =>
  `${newest ?? 0}-${published ?? 0}`;
