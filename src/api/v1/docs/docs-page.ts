import { standaloneBrand } from '#ui/standalone-brand.ts';
import type { Locale } from '#words/locale.ts';
import type { Endpoint } from '../endpoint.ts';
import { tags } from '../tags.ts';
import { postedMessages } from '../webhooks/posted-messages.ts';
import { copyExamples } from './copy-examples.ts';
import { docsStyle } from './docs-style.ts';
import { endpointSection } from './endpoint-section.ts';
import { html, type Markup } from './html.ts';
import { inline } from './inline.ts';
import { messagesSection } from './messages-section.ts';
import { docsWords } from './words.ts';

type Told = { readonly endpoints: readonly Endpoint[]; readonly publicUrl: URL; readonly locale: Locale };

/** A page and its content security policy. */
export type DocsPage = { readonly body: string; readonly policy: string };

const style = inline('style', docsStyle);
const brand: Markup = { markup: standaloneBrand };
const copying = inline('script', `(${String(copyExamples)})()`);

/**
 * Renders the whole API documentation as a page, from the same source as the OpenAPI document. The scripts of
 * the page only copy examples.
 */
export function docsPage({ endpoints, publicUrl, locale }: Told): DocsPage {
  const t = docsWords[locale];
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        ${style}
      </head>
      <body>
        ${head(locale)}
        <main>
          ${contents(endpoints, locale)}
          <div>
            ${endpoints.map((endpoint) => endpointSection(endpoint, { publicUrl, locale }))} ${messagesSection(locale)}
            <section id="errors">
              <h2>${t.errors}</h2>
              <p>${t.errorsLead}</p>
            </section>
          </div>
        </main>
        <p role="status" data-copied="${t.copied}" data-selected="${t.selected}"></p>
        ${copying}
      </body>
    </html>`;
  return {
    body: page.markup,
    policy: `default-src 'none'; style-src ${style.source}; script-src ${copying.source}; base-uri 'none'`,
  };
}

function head(locale: Locale): Markup {
  const t = docsWords[locale];
  return html`<header>
    <p class="ways">
      <a class="brand" href="${t.home}">${brand}</a>
      <a href="${t.other}" lang="${t.otherLocale}" hreflang="${t.otherLocale}">${t.language}</a>
    </p>
    <h1>${t.title}</h1>
    <p class="lead">${t.lead}</p>
    <ul class="links">
      <li><a href="/api/docs/try?lang=${locale}">${t.try}</a></li>
      <li><a href="/api/openapi.json?lang=${locale}">${t.document}</a></li>
    </ul>
  </header>`;
}

function contents(endpoints: readonly Endpoint[], locale: Locale): Markup {
  const t = docsWords[locale];
  return html`<nav aria-label="${t.contents}">
    ${[...Map.groupBy(endpoints, ({ tag }) => tag)].map(
      ([tag, some]) =>
        html`<h2>${tags[tag][locale]}</h2>
          <ul>
            ${some.map(({ id, summary }) => html`<li><a href="#${id}">${summary[locale]}</a></li>`)}
          </ul>`,
    )}
    <ul>
      <li><a href="#${postedMessages.id}">${postedMessages.summary[locale]}</a></li>
      <li><a href="#errors">${t.errors}</a></li>
    </ul>
  </nav>`;
}
