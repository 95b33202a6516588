import { palette } from '#ui/palette.ts';
import { standaloneBrand, standaloneBrandStyle } from '#ui/standalone-brand.ts';
import type { Locale } from '#words/locale.ts';
import type { DocsPage } from './docs-page.ts';
import { html, type Markup } from './html.ts';
import { inline } from './inline.ts';
import type { ViewerFile } from './viewer-files.ts';
import { docsWords } from './words.ts';

const { link, paper } = palette;

type Shown = {
  readonly locale: Locale;
  readonly publicUrl: URL;
  readonly files: { readonly script: ViewerFile; readonly style: ViewerFile };
};

const brand: Markup = { markup: standaloneBrand };

// Swagger UI keeps its own styles, in the reader's colour scheme.
const style = inline(
  'style',
  `:root{color-scheme:light dark}body{margin:0}html.dark-mode{background:${paper.dark}}
.ways{margin:0;padding:.5rem 1.25rem;font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif}
.ways a{display:inline-flex;align-items:center;min-height:2.75rem;color:light-dark(${link.light},${link.dark})}
.ways{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center}
${standaloneBrandStyle}`,
);

/**
 * Renders the page to try the API: Swagger UI with our document. The page's policy allows the two files,
 * the document, calls to the API, and the pictures of Swagger UI.
 */
export function viewerPage({ locale, publicUrl, files }: Shown): DocsPage {
  const t = docsWords[locale];
  const start = inline('script', `(${String(startViewer)})('/api/openapi.json?lang=${locale}')`);
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.try}</title>
        <link rel="stylesheet" href="${files.style.address}" />
        ${style}
      </head>
      <body>
        <header>
          <p class="ways">
            <a class="brand" href="${t.home}">${brand}</a>
            <a href="/api/docs?lang=${locale}">${t.read}</a>
          </p>
        </header>
        <div lang="en" id="viewer"></div>
        <noscript><p class="ways">${t.needsScripts}</p></noscript>
        <script src="${files.script.address}"></script>
        ${start}
      </body>
    </html>`;
  return {
    body: page.markup,
    policy: [
      "default-src 'none'",
      "base-uri 'none'",
      `script-src 'self' ${start.source}`,
      `style-src 'self' ${style.source}`,
      "img-src 'self' data:",
      // Allows calls to the public address. The OpenAPI document contains this address, which may differ from
      // the address of this page.
      `connect-src 'self' ${publicUrl.origin}`,
    ].join('; '),
  };
}

/**
 * Starts the viewer. The page contains the source text of this function and runs it after Swagger UI, so the
 * function must not use anything outside itself.
 */
function startViewer(url: string): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const dress = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', dress);
  dress();
  window.SwaggerUIBundle?.({ url, dom_id: '#viewer', validatorUrl: null, deepLinking: true, tryItOutEnabled: true });
}

declare global {
  interface Window {
    /** Global variable of Swagger UI's script. */
    SwaggerUIBundle?: (options: Readonly<Record<string, unknown>>) => unknown;
  }
}
