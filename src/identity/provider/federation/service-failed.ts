/** Why nobody came back from a service signed in. */
export const serviceFailures = ['cancelled', 'unreachable', 'refused', 'unverified'] as const;

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
