/**
 * Person who looks at the board: a visitor or a signed-in candidate. Every use case that depends on the
 * person takes a viewer.
 */
export type Viewer = Visitor | SignedInViewer;

export type Visitor = {
  readonly kind: 'visitor';
  /** The favourites stored in the browser. Absent on shared pages, on which a script marks the favourites. */
  readonly favourites?: readonly number[];
};

export type SignedInViewer = { readonly kind: 'candidate'; readonly candidate: ViewingCandidate };

/** Data of a candidate that policies and the page frame need; never the whole row. */
export type ViewingCandidate = {
  readonly id: number;
  readonly userId: number;
  readonly oid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly statusId: number;
  /** Hash that distinguishes two photos; absent without a photo. */
  readonly photo?: string;
};

export const visitor: Visitor = { kind: 'visitor' };
