import type { NotificationKind } from './define-kind.ts';
import { applicationAnswered } from './kinds/application-answered.ts';
import { applicationMessage } from './kinds/application-message.ts';
import { applicationOpened } from './kinds/application-opened.ts';
import { applicationTransmitted } from './kinds/application-transmitted.ts';
import { appliedOfferWithdrawn } from './kinds/applied-offer-withdrawn.ts';
import { documentRefused } from './kinds/document-refused.ts';
import { favouriteClosing } from './kinds/favourite-closing.ts';
import { favouriteFilled } from './kinds/favourite-filled.ts';
import { favouriteWithdrawn } from './kinds/favourite-withdrawn.ts';
import { newOffers } from './kinds/new-offers.ts';

/** All kinds of notifications, in the order of the settings page. */
export const kinds = [
  newOffers,
  applicationAnswered,
  applicationMessage,
  applicationOpened,
  applicationTransmitted,
  appliedOfferWithdrawn,
  favouriteClosing,
  favouriteFilled,
  favouriteWithdrawn,
  documentRefused,
] as const;

type Kind = (typeof kinds)[number];

export type KindName = Kind['name'];

type EventOf<K> = K extends NotificationKind<infer Name, infer Ids> ? { readonly kind: Name } & Ids : never;

/** Event that concerns a candidate, with the ids of its objects. */
export type CandidateEvent = EventOf<Kind>;

/** @returns undefined for a kind from an older or newer program */
export function findKind(name: string): Kind | undefined {
  return kinds.find((kind) => kind.name === name);
}

/** Returns the kind of notification with this name. */
export function kindOf(name: KindName): Kind {
  const kind = findKind(name);
  if (kind === undefined) throw new Error(`kinds.ts does not list ${name}`);
  return kind;
}
