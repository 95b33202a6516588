import type { Locale } from '#words/locale.ts';
import type { Endpoint, Example } from '../endpoint.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { problemsOf } from '../openapi/responses.ts';
import { parametersOf } from '../parameters.ts';
import { tags } from '../tags.ts';
import { typedExamples } from './examples.ts';
import { block } from './block.ts';
import { html, type Markup, prose } from './html.ts';
import { docsWords } from './words.ts';

type Reader = { readonly publicUrl: URL; readonly locale: Locale };

/** Renders everything about an endpoint. */
export function endpointSection(endpoint: Endpoint, reader: Reader): Markup {
  const { locale } = reader;
  const t = docsWords[locale];
  const { id, method, path, summary, description, tag, examples, response, scope } = endpoint;
  return html`<section id="${id}">
    <p class="tag">${tags[tag][locale]}</p>
    <h2>${summary[locale]}</h2>
    <p class="way">
      <code><b>${method}</b> /api/v1${path}</code>
    </p>
    <p>${prose(description[locale])}</p>
    ${scope === undefined ? [] : html`<p>${t.key} <code>${scope}</code>.</p>`} ${parametersTold(endpoint, locale)}
    ${examples.map((example) => exampleTold(endpoint, example, reader))}
    <h3>${t.answer}</h3>
    <p>${t.statuses} ${[200, ...problemsOf(endpoint)].join(', ')}.</p>
    <details>
      <summary>${t.schema}</summary>
      ${block(JSON.stringify(jsonSchemaOf(response, 'output', locale).schema, null, 2))}
    </details>
  </section>`;
}

function parametersTold({ request }: Endpoint, locale: Locale): Markup | readonly Markup[] {
  const rows = (['path', 'query'] as const).flatMap((part) => Object.entries(parametersOf(request, part)));
  if (rows.length === 0) return [];
  return html`<h3>${docsWords[locale].parameters}</h3>
    <dl>
      ${rows.map(([name, schema]) => {
        const { description = '' } = jsonSchemaOf(schema, 'input', locale).schema;
        return html`<dt><code>${name}</code></dt>
          <dd>${prose(description)}</dd>`;
      })}
    </dl>`;
}

function exampleTold(endpoint: Endpoint, example: Example, { publicUrl, locale }: Reader): Markup {
  return html`<h3>${example.title[locale]}</h3>
    ${typedExamples(endpoint, example, publicUrl).map(
      ([language, text]) =>
        html`<figure>
          <figcaption>
            ${language}
            <button type="button" value="${language}" hidden aria-label="${docsWords[locale].copy} (${language})">
              ${docsWords[locale].copy}
            </button>
          </figcaption>
          ${block(text)}
        </figure>`,
    )}`;
}
