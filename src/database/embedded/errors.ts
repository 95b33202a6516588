/** The embedded server cannot run on this machine; the message says what to do. */
export class EmbeddedServerFailed extends Error {
  readonly code = 'database.embeddedServerFailed';
}
