/** The candidate took the application back, or it went with the account: nothing of it is shown any more. */
export class ApplicationGone extends Error {
  readonly code = 'application.gone';
  readonly reason: 'withdrawn' | 'erased';

  constructor(reason: 'withdrawn' | 'erased') {
    super(`this application is ${reason}`);
    this.reason = reason;
  }
}
