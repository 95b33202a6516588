/** There is no such webhook of this operator. */
export class WebhookNotFound extends Error {
  readonly code = 'webhook.notFound';

  constructor() {
    super('There is no such webhook.');
  }
}

/** An operator has as many webhooks as it may have. */
export class TooManyWebhooks extends Error {
  readonly code = 'webhook.tooMany';

  constructor(most: number) {
    super(`An operator has at most ${most} webhooks: delete one first.`);
  }
}

/** A replay names a message that is none of this webhook, or is no longer kept. */
export class MessageNotFound extends Error {
  readonly code = 'webhook.noSuchMessage';

  constructor() {
    super('There is no such message: the last thousand of a webhook are kept. Replay from a moment.');
  }
}
