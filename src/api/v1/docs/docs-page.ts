import { hash } from 'node:crypto';
import { palette } from '#ui/palette.ts';
import type { Locale } from '#words/locale.ts';
import type { Endpoint } from '../endpoint.ts';
import { parametersOf } from '../parameters.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';
import { problemsOf } from '../openapi/responses.ts';
import { tags } from '../tags.ts';
import { typedExamples } from './examples.ts';
import { html, type Markup } from './html.ts';
import { words } from './words.ts';

type Told = { readonly endpoints: readonly Endpoint[]; readonly publicUrl: URL; readonly locale: Locale };

/** All of the API on one page that needs no script, from what makes its document. */
export function docsPage({ endpoints, publicUrl, locale }: Told): { readonly body: string; readonly policy: string } {
  const t = words[locale];
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        <main>
          <p class="other">
            <a href="/">${t.site}</a>
            <a href="${t.other}" lang="${t.otherLocale}" hreflang="${t.otherLocale}">${t.language}</a>
          </p>
          <h1>${t.title}</h1>
          <p>${t.lead}</p>
          <p><a href="/api/openapi.json?lang=${locale}">${t.document}</a></p>
          <nav aria-label="${t.contents}">
            <ul>
              ${endpoints.map(({ id, summary }) => html`<li><a href="#${id}">${summary[locale]}</a></li>`)}
              <li><a href="#errors">${t.errors}</a></li>
            </ul>
          </nav>
          ${endpoints.map((endpoint) => sectionOf(endpoint, publicUrl, locale))}
          <section id="errors">
            <h2>${t.errors}</h2>
            <p>${t.errorsLead}</p>
          </section>
        </main>
      </body>
    </html>`;
  return {
    body: page.markup,
    policy: `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'`,
  };
}

function sectionOf(endpoint: Endpoint, publicUrl: URL, locale: Locale): Markup {
  const t = words[locale];
  const { id, method, path, summary, description, tag, examples, response, scope } = endpoint;
  const schema = JSON.stringify(jsonSchemaOf(response, 'output', locale).schema, null, 1);
  return html`<section id="${id}">
    <p class="tag">${tags[tag][locale]}</p>
    <h2>${summary[locale]}</h2>
    <p><code>${method} /api/v1${path}</code></p>
    <p>${description[locale]}</p>
    ${scope === undefined ? [] : html`<p>${t.key} <code>${scope}</code></p>`} ${parametersTold(endpoint, locale)}
    ${examples.map(
      (example) =>
        html`<h3>${example.title[locale]}</h3>
          ${typedExamples(endpoint, example, publicUrl).map(
            ([name, text]) =>
              html`<p class="tag">${name}</p>
                <pre tabindex="0"><code>${text}</code></pre>`,
          )}`,
    )}
    <p>${t.statuses} ${[200, ...problemsOf(endpoint)].join(', ')}</p>
    <details>
      <summary>${t.answer}</summary>
      <pre tabindex="0"><code>${schema}</code></pre>
    </details>
  </section>`;
}

function parametersTold({ request }: Endpoint, locale: Locale): Markup | readonly Markup[] {
  const rows = (['path', 'query'] as const).flatMap((part) => Object.entries(parametersOf(request, part)));
  if (rows.length === 0) return [];
  return html`<dl>
    ${rows.map(([name, schema]) => {
      const { description = '' } = jsonSchemaOf(schema, 'input', locale).schema;
      return html`<dt><code>${name}</code></dt>
        <dd>${description}</dd>`;
    })}
  </dl>`;
}

const { paper, ink } = palette;
const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;
background:light-dark(${paper.light},${paper.dark});color:light-dark(${ink.light},${ink.dark})}main{max-width:54rem;margin:0 auto;padding:1rem 1.25rem 4rem}
a{color:inherit;text-underline-offset:.2em}nav a,.other a{display:inline-block;padding:.6rem .5rem .6rem 0}nav ul{list-style:none;padding:0}
section{border-top:1px solid currentcolor;margin-top:2.5rem;padding-top:1rem}h1,h2{line-height:1.2}dt{margin-top:.75rem}dd{margin:0 0 0 1rem}
pre{overflow-x:auto;padding:1rem;border:1px solid currentcolor;border-radius:.5rem}code{overflow-wrap:anywhere}pre code{overflow-wrap:normal}
.tag{margin:0;font-size:.9375rem}summary{padding:.6rem 0;cursor:pointer}`;
