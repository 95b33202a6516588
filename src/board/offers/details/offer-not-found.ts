/**
 * The offer does not exist, was withdrawn, or is not public yet. The reader gets the same error in all three
 * cases.
 */
export class OfferNotFound extends Error {
  readonly code = 'offer.notFound';
}
