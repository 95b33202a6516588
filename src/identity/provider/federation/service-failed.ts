/** Reasons why a person who came back from a service was not signed in, or why the service was not linked. */
export const serviceFailures = ['cancelled', 'unreachable', 'refused', 'unverified', 'taken'] as const;

export type ServiceFailure = (typeof serviceFailures)[number];

/** The sign-in at a service failed; the page shows the reason. */
export class ServiceFailed extends Error {
  readonly code = 'signIn.serviceFailed';
  readonly failure: ServiceFailure;
  constructor(failure: ServiceFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}
