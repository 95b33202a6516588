/** Why somebody who came back from a service is not signed in, or it is not linked. */
export const serviceFailures = ['cancelled', 'unreachable', 'refused', 'unverified', 'taken'] as const;

export type ServiceFailure = (typeof serviceFailures)[number];

/** The sign-in at a service came to nothing; its page says why. */
export class ServiceFailed extends Error {
  readonly code = 'signIn.serviceFailed';
  readonly failure: ServiceFailure;
  constructor(failure: ServiceFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}
