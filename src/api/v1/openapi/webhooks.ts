import type { Locale } from '#words/locale.ts';
import { postedMessages } from '../webhooks/posted-messages.ts';
import type { SchemaReference } from './json-schema.ts';

/** Describes the requests that we send, in the form of OpenAPI 3.1. */
export function webhooksOf(named: SchemaReference, locale: Locale): object {
  const { id, summary, description, headers, body, answers } = postedMessages;
  const fields = Object.entries(headers.shape).map(([name, schema]) => {
    const { description: told = '', ...own } = named(schema, 'output');
    return { name, in: 'header', required: true, description: told, schema: own };
  });
  const post = {
    operationId: id,
    tags: ['webhooks'],
    summary: summary[locale],
    description: description[locale],
    parameters: fields,
    security: [], // Has no security scheme, because the signature is described among the headers.
    requestBody: { required: true, content: { 'application/json': { schema: named(body, 'output') } } },
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, told]) => [status, { description: told[locale] }]),
    ),
  };
  return { [id]: { post } };
}
