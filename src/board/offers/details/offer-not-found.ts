/**
 * The offer does not exist, was withdrawn, or its broadcast has not begun. The reader gets the same error
 * in all three cases.
 */
export class OfferNotFound extends Error {
  readonly code = 'offer.notFound';
}
