import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { frameWords } from '#words/load-words.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';
import { wordsFile } from '#words/words-file.ts';
import { Rendering } from './scripted.ts';

/**
 * Renders a page with the data of its loaders. The router would write the data inside the tree and suspend
 * while its stream is read, which needs React's streaming renderer; written after the tree, a page takes a
 * third less time.
 */
export async function renderRouterPage(address: string, context: EntryContext, nonce: string): Promise<string> {
  const { serverHandoffStream, ...rest } = context;
  const loaded = serverHandoffStream ? await readWhole(serverHandoffStream) : null;
  const tree = renderToString(<RouterPage address={address} context={rest} nonce={nonce} />);
  if (tree.includes(failedPart)) throw new Error(`A part of ${address} could not be rendered`);
  // A page without scripts does not need the data.
  const { painted, later } = paintFirst(tree.slice(0, -ending.length));
  const scripts = loaded === null || !context.renderMeta?.didRenderScripts ? '' : scriptsOf(loaded, later, nonce);
  // React's streaming renderer writes the doctype itself.
  return `<!DOCTYPE html>${painted}${scripts}${ending}`;
}

type PageProps = { address: string; context: EntryContext; nonce: string };

const catalogues = { fr, en } satisfies Record<Locale, unknown>;

/** The tree for a renderer, also for the router's own streaming renderer. */
export function RouterPage({ address, context, nonce }: PageProps) {
  const locale = localeOf(new URL(address).pathname);
  const rendering = {
    failed: context.staticHandlerContext.errors !== null,
    entry: context.manifest.entry.module,
    nonce,
    words: wordsOf(context, locale),
  };
  return (
    <Words locale={locale} messages={catalogues[locale]}>
      <Rendering value={rendering}>
        <ServerRouter context={context} url={address} nonce={nonce} />
      </Rendering>
    </Words>
  );
}

/**
 * Scripts would ask for words only once they run, and for the words of the frame after those of the screen.
 */
function wordsOf({ staticHandlerContext, routeModules }: EntryContext, locale: Locale): string[] {
  if (import.meta.env.DEV) return [];
  const modules = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]);
  const names = modules.flatMap((module) => (module && 'catalogues' in module ? namesIn(module.catalogues) : []));
  return [...frameWords, ...names].map((name) => wordsFile(locale, name));
}

const namesIn = (catalogues: unknown): string[] =>
  Array.isArray(catalogues) ? catalogues.filter((name) => typeof name === 'string') : [];

// React silently writes this in place of a part that threw: the page counts as failed.
const failedPart = '<!--$!-->';

const ending = '</body></html>';

// The router would load scripts while the page is read. On a phone over slow 4G (1.6 Mbit/s) style sheets and
// typefaces share the line with 140 kB of scripts: a search was painted after 1.27 s, and its scripts
// answered after 2.4 s; with scripts after the first paint it is painted after 0.99 s, and they answer after
// 2.8 s. A page works without scripts.
const ahead = /<link rel="modulepreload" href="([^"]*)"(?: nonce="[^"]*")?\/>/g;
const scriptsOfRoutes = / type="module" async=""/;

/**
 * Makes the script of the routes a data block (HTML, 4.12.1: a MIME type, neither `async` nor `src`), and
 * lists the files that this script loads.
 */
function paintFirst(tree: string): { readonly painted: string; readonly later: readonly string[] } {
  const later: string[] = [];
  const painted = tree.replaceAll(ahead, (_link, address: string) => (later.push(address), ''));
  return { painted: painted.replace(scriptsOfRoutes, ' type="text/later"'), later };
}

// Browsers run an inserted script of a known type. A page that is not visible, such as a page in another tab,
// is not painted. React looks for the links that it rendered, and finds them.
const afterPaint = (later: readonly string[]): string => `{
const start=()=>{for(const href of [${later.map(scriptSafe).join()}])
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const script=document.querySelector('script[type="text/later"]');script.type="module";script.async=true;script.replaceWith(script)};
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))}`;

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(stream)).toString('utf8');
}

// Writes the script by which the router's own StreamTransfer hands data to the browser; then starts its
// scripts.
function scriptsOf(loaded: string, later: readonly string[], nonce: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  const data = `${controller}.enqueue(${scriptSafe(loaded)});${controller}.close();`;
  return [data, afterPaint(later)].map((code) => `<script nonce="${nonce}">${code}</script>`).join('');
}

const escapes: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Writes a string as a JavaScript literal that cannot end its script. The data is JSON, full of double
 * quotes: in single quotes it needs 3 kB less than as JSON of JSON.
 */
export function scriptSafe(text: string): string {
  return `'${text.replace(/[\\'\n\r<\u2028\u2029]/g, (character) => escapes[character] ?? '')}'`;
}
