/**
 * There is no such offer, it was withdrawn, or its broadcast has not begun: the reader is told the same of
 * all three.
 */
export class OfferNotFound extends Error {
  readonly code = 'offer.notFound';
}
