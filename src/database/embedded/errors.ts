/** The embedded server cannot run here; the message says what to do. */
export class EmbeddedServerFailed extends Error {
  readonly code = 'database.embeddedServerFailed';
}
