import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { frameWords } from '#words/load-words.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';
import { wordsFile } from '#words/words-file.ts';
import { Rendering, type ServerRendering } from './scripted.ts';

/**
 * Renders a page with the data of its loaders after the tree. The router would write the data inside the
 * tree and suspend while its stream is read, which needs React's streaming renderer. Data written after the
 * tree make a page take a third less time.
 */
export async function renderRouterPage(address: string, context: EntryContext, own: OfPage): Promise<Buffer> {
  const { serverHandoffStream, ...rest } = context;
  const loaded = serverHandoffStream ? await readWhole(serverHandoffStream) : null;
  const tree = encode(renderToString(<RouterPage address={address} context={rest} own={own} />));
  if (tree.includes(failedPart)) throw new Error(`A part of ${address} could not be rendered`);
  // Leaves the data out of a page without scripts, which does not need them.
  const { painted, later } = paintFirst(tree);
  const scripts = loaded === null || !context.renderMeta?.didRenderScripts ? '' : scriptsOf(loaded, later, own.nonce);
  // Writes the doctype, which only React's streaming renderer writes itself.
  return Buffer.concat([doctype, ...painted, Buffer.from(scripts), ending]);
}

const encoder = new TextEncoder();
let room = Buffer.alloc(2 ** 18);

/**
 * Encodes a text into the room that all pages share, so the result is valid only until the next call. A new
 * buffer for each page took 3 % of the time of a page.
 */
function encode(text: string): Buffer {
  // A unit of UTF-16 is three bytes at most.
  if (room.length < text.length * 3) room = Buffer.alloc(text.length * 3);
  return room.subarray(0, encoder.encodeInto(text, room).written);
}

type OfPage = Pick<ServerRendering, 'nonce' | 'menus' | 'markupOf'>;
type PageProps = { address: string; context: EntryContext; own: OfPage };

const catalogues = { fr, en } satisfies Record<Locale, unknown>;

/** The tree for a renderer, also for the router's own streaming renderer. */
export function RouterPage({ address, context, own }: PageProps) {
  const locale = localeOf(new URL(address).pathname);
  const rendering = {
    failed: context.staticHandlerContext.errors !== null,
    entry: context.manifest.entry.module,
    ...own,
    words: wordsOf(context, locale),
  };
  return (
    <Words locale={locale} messages={catalogues[locale]}>
      <Rendering value={rendering}>
        <ServerRouter context={withOwnRoutes(context)} url={address} nonce={own.nonce} />
      </Rendering>
    </Words>
  );
}

/**
 * Leaves only the routes of the page to the router. From all 150 routes it would build a tree for each page,
 * and search it for the routes above the page to name them in the page: 6 % of the time of a page. Browsers
 * ask for routes before they follow a link (`/__manifest`).
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const routes: EntryContext['manifest']['routes'] = {};
  for (const { route } of context.staticHandlerContext.matches) routes[route.id] = context.manifest.routes[route.id];
  return { ...context, manifest: { ...context.manifest, routes } };
}

/**
 * Preloads the words, because scripts would request them only once they run, and those of the frame after
 * those of the screen.
 */
function wordsOf({ staticHandlerContext, routeModules }: EntryContext, locale: Locale): string[] {
  if (import.meta.env.DEV) return [];
  const modules = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]);
  const names = modules.flatMap((module) => (module && 'catalogues' in module ? namesIn(module.catalogues) : []));
  return [...frameWords, ...names].map((name) => wordsFile(locale, name));
}

const namesIn = (catalogues: unknown): string[] =>
  Array.isArray(catalogues) ? catalogues.filter((name) => typeof name === 'string') : [];

// The end of `<!--$!-->`, which React writes without an error in place of a part that threw; the page then
// counts as failed. A search for `$`, which is rare, takes a third of the time of a search for `<`.
const failedPart = Buffer.from('$!-->');

const doctype = Buffer.from('<!DOCTYPE html>');
const ending = Buffer.from('</body></html>');

// Starts the scripts after the first paint. The router would load scripts while the page is read. On a
// phone over slow 4G (1.6 Mbit/s) style sheets and typefaces share the line with 140 kB of scripts: a
// search was painted after 1.27 s, and its scripts answered after 2.4 s. With scripts after the first paint
// it is painted after 0.99 s, and they answer after 2.8 s, which is acceptable because a page works without
// scripts.
const ahead = Buffer.from('<link rel="modulepreload" href="');
const scriptOfRoutes = Buffer.from(' type="module" async=""');
const laterScript = Buffer.from(' type="text/later"');

type Painted = { readonly painted: readonly Buffer[]; readonly later: readonly string[] };

/**
 * Makes the script of the routes a data block, so that the page is painted before the script runs (HTML,
 * 4.12.1: a data block has a MIME type, neither `async` nor `src`). Lists the files that the script loads.
 * No regular expression is used over the whole page, because it took twenty times as long.
 * @returns the page without its end, in pieces
 */
function paintFirst(tree: Buffer): Painted {
  const later: string[] = [];
  const painted: Buffer[] = [];
  let from = 0;
  for (let at = tree.indexOf(ahead); at >= 0; at = tree.indexOf(ahead, from)) {
    const address = at + ahead.length;
    later.push(tree.toString('utf8', address, tree.indexOf('"', address)));
    painted.push(tree.subarray(from, at));
    from = tree.indexOf('>', address) + 1;
  }
  const rest = tree.subarray(from, -ending.length);
  const at = rest.lastIndexOf(scriptOfRoutes);
  if (at < 0) return { painted: [...painted, rest], later };
  const script = at + scriptOfRoutes.length;
  const end = rest.indexOf('</script>', script);
  const routes = withoutIndents(rest.subarray(script, end));
  return { painted: [...painted, rest.subarray(0, at), laterScript, routes, rest.subarray(end)], later };
}

/** Scripts without the spaces at the start of their lines, by their text. Screens have a script each. */
const unindented = new LRUCache<string, Buffer>({ max: 200 });

/** Removes the indents of the routes' JSON: 1.1 kB of a page. JSON has no line break within a string. */
function withoutIndents(script: Buffer): Buffer {
  const text = script.toString('latin1');
  const known = unindented.get(text) ?? Buffer.from(text.replaceAll(/\n +/g, '\n'), 'latin1');
  unindented.set(text, known);
  return known;
}

// Browsers run an inserted script of a known type. A page that is not visible, such as a page in another
// tab, is never painted, so it does not wait. React looks for the links that it rendered, and finds them.
const afterPaint = (later: readonly string[]): string => `{
const start=()=>{for(const href of ${scriptSafe(JSON.stringify(later))})
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const script=document.querySelector('script[type="text/later"]');script.type="module";script.async=true;script.replaceWith(script)};
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))}`;

async function readWhole(stream: ReadableStream<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(stream)).toString('utf8');
}

// The router's own StreamTransfer passes the data piece by piece, each in a script. Data in a script must
// be escaped twice and hashed for the security policy; data in a data block are plain JSON.
const handOver = `{
const{streamController}=window.__reactRouterContext;
streamController.enqueue(document.getElementById("loaded").textContent);streamController.close()}`;

/** Returns the data of the page, the script that passes them to the router, and the start of the scripts. */
function scriptsOf(loaded: string, later: readonly string[], nonce: string): string {
  const code = [handOver, afterPaint(later)].map((one) => `<script nonce="${nonce}">${one}</script>`);
  return `<script type="text/data" id="loaded">${scriptSafe(loaded)}</script>${code.join('')}`;
}

/** Writes JSON that cannot end its script. JSON has `<` only in strings. */
export function scriptSafe(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}
