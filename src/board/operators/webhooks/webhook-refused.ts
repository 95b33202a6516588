/** The operator has no such webhook. */
export class WebhookNotFound extends Error {
  readonly code = 'webhook.notFound';

  constructor() {
    super('There is no such webhook.');
  }
}

/** The operator has reached the limit of webhooks. */
export class TooManyWebhooks extends Error {
  readonly code = 'webhook.tooMany';

  constructor(most: number) {
    super(`An operator has at most ${most} webhooks: delete one first.`);
  }
}

/** The message named for a replay belongs to another webhook or was deleted. */
export class MessageNotFound extends Error {
  readonly code = 'webhook.noSuchMessage';

  constructor() {
    super('There is no such message: the last thousand of a webhook are kept. Replay from a moment.');
  }
}
