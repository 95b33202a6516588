/**
 * Who looks at the board: nobody in particular, or a signed-in candidate. Every use case that decides by
 * person takes one.
 */
export type Viewer = Visitor | SignedInViewer;

export type Visitor = { readonly kind: 'visitor' };

export type SignedInViewer = { readonly kind: 'candidate'; readonly candidate: ViewingCandidate };

/** What policies and the shell need of a candidate; never the whole row. */
export type ViewingCandidate = {
  readonly id: number;
  readonly userId: number;
  readonly oid: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly statusId: number;
  /** Tells one photo from the next; missing where there is none. */
  readonly photo?: string;
};

export const visitor: Visitor = { kind: 'visitor' };
