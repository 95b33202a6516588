import type { Locale } from '#words/locale.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { tags } from '../tags.ts';
import { postedMessages } from '../webhooks/posted-messages.ts';
import { block } from './block.ts';
import { html, type Markup, prose } from './html.ts';
import { docsWords } from './words.ts';

/** Renders the messages that we post to webhooks: header fields, body, and the meaning of answers. */
export function messagesSection(locale: Locale): Markup {
  const t = docsWords[locale];
  const { id, summary, description, headers, body, answers } = postedMessages;
  const fields = Object.entries(headers.shape).map(
    ([name, schema]) => [name, jsonSchemaOf(schema, 'output', locale).schema.description ?? ''] as const,
  );
  return html`<section id="${id}">
    <p class="tag">${tags.webhooks[locale]}</p>
    <h2>${summary[locale]}</h2>
    <p>${prose(description[locale])}</p>
    <h3>${t.headers}</h3>
    ${list(fields)}
    <h3>${t.yourAnswer}</h3>
    ${list(Object.entries(answers).map(([status, told]) => [status, told[locale]] as const))}
    <details>
      <summary>${t.schema}</summary>
      ${block(JSON.stringify(jsonSchemaOf(body, 'output', locale).schema, null, 2))}
    </details>
  </section>`;
}

function list(rows: readonly (readonly [name: string, told: string])[]): Markup {
  return html`<dl>
    ${rows.map(
      ([name, told]) =>
        html`<dt><code>${name}</code></dt>
          <dd>${prose(told)}</dd>`,
    )}
  </dl>`;
}
