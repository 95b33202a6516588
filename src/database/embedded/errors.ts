/** The embedded server cannot run here; the message tells what to do. */
export class EmbeddedServerFailed extends Error {
  readonly code = 'database.embeddedServerFailed';
}
