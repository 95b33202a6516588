import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { frameWords } from '#words/load-words.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { Words } from '#words/words.tsx';
import { wordsFile } from '#words/words-file.ts';
import { refuseFailedPart } from './failed-part.ts';
import { insertedMarkup } from './inserted-markup.ts';
import { dataBlockId, scriptSafe } from './loaded-data.tsx';
import { Rendering, type ServerRendering } from './scripted.ts';

/**
 * Renders a page with the data of its loaders in a data block (`loaded-data.tsx`). The router would suspend
 * while it reads the stream of the data, which requires React's streaming renderer. With a data block, a page
 * takes a third less time.
 */
export async function renderRouterPage(address: string, context: EntryContext, own: OfPage): Promise<Buffer> {
  const { serverHandoffStream, ...rest } = context;
  const inserted = insertedMarkup(own.nonce);
  const loaded = serverHandoffStream ? inserted.markFor(await readWhole(serverHandoffStream)) : null;
  const { markupOf } = own;
  const marked = markupOf && ((key: string, element: ReactNode) => inserted.markFor(markupOf(key, element)));
  const rendering = { ...own, loaded, markupOf: marked };
  const tree = encode(renderToString(<RouterPage address={address} context={rest} own={rendering} />));
  refuseFailedPart(tree);
  const { painted, later } = paintFirst(tree);
  const scripts = loaded === null || !context.renderMeta?.didRenderScripts ? '' : scriptsOf(later, own.nonce);
  // Adds the doctype, because only React's streaming renderer would write it.
  return Buffer.concat([doctype, ...inserted.insertInto(painted), Buffer.from(scripts), ending]);
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

type OfPage = Pick<ServerRendering, 'nonce' | 'menus'> & {
  /** Returns the bytes of an element that depends only on a key. Null to render every element in place. */
  readonly markupOf: ((key: string, element: ReactNode) => Buffer) | null;
};
type PageProps = {
  address: string;
  context: EntryContext;
  own: Pick<ServerRendering, 'nonce' | 'menus' | 'markupOf' | 'loaded'>;
};

const catalogues = { fr, en } satisfies Record<Locale, unknown>;

/** The tree of a page, for any renderer; tests also render it with the router's own streaming renderer. */
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
 * Gives the router only the routes of the page. With all 150 routes, the router would build a tree of routes
 * for each page and search it for the routes above the page, which took 6 % of the time of a page. Its own
 * search for the routes of the paths above (`_match`) took 4 %. Browsers request further routes before they
 * follow a link (`/__manifest`).
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const routes: EntryContext['manifest']['routes'] = {};
  for (const { route } of context.staticHandlerContext.matches) routes[route.id] = context.manifest.routes[route.id];
  const staticHandlerContext = { ...context.staticHandlerContext, _match: () => null };
  return { ...context, staticHandlerContext, manifest: { ...context.manifest, routes } };
}

/**
 * Returns the words to preload: those of the screen, then those of the frame. They are preloaded because
 * scripts request words only once they run.
 */
function wordsOf({ staticHandlerContext, routeModules }: EntryContext, locale: Locale): string[] {
  if (import.meta.env.DEV) return [];
  const modules = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]);
  const names = modules.flatMap((module) => (module && 'catalogues' in module ? namesIn(module.catalogues) : []));
  return [...frameWords, ...names].map((name) => wordsFile(locale, name));
}

const namesIn = (catalogues: unknown): string[] =>
  Array.isArray(catalogues) ? catalogues.filter((name) => typeof name === 'string') : [];

const doctype = Buffer.from('<!DOCTYPE html>');
const ending = Buffer.from('</body></html>');

// Marks the preloads of scripts, which are moved after the first paint.
// The router would load the scripts while the page arrives. On a phone over slow 4G (1.6 Mbit/s), the style
// sheets and typefaces then share the line with 140 kB of scripts: a search was painted after 1.27 s, and its
// scripts answered after 2.4 s. With scripts after the first paint, it is painted after 0.99 s, and its
// scripts answer after 2.8 s. This is acceptable, because a page works without scripts.
const ahead = Buffer.from('<link rel="modulepreload" href="');
const scriptOfRoutes = Buffer.from(' type="module" async=""');
const laterScript = Buffer.from(' type="text/later"');

type Painted = { readonly painted: readonly Buffer[]; readonly later: readonly string[] };

/**
 * Turns the script of the routes into a data block, so that browsers paint the page before the script runs
 * (HTML, 4.12.1: a data block has a MIME type, neither `async` nor `src`). Lists the files that the script
 * loads. The function uses no regular expression over the whole page, because this took twenty times as long.
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

/** Scripts without indents, by their original text; each screen has one script. */
const unindented = new LRUCache<string, Buffer>({ max: 200 });

/**
 * Removes the indents from the JSON of the routes, 1.1 kB of a page. This is safe, because a string in JSON
 * contains no line break.
 */
function withoutIndents(script: Buffer): Buffer {
  const text = script.toString('latin1');
  const known = unindented.get(text) ?? Buffer.from(text.replaceAll(/\n +/g, '\n'), 'latin1');
  unindented.set(text, known);
  return known;
}

// Starts the scripts after the first paint, by inserting an element of a type that browsers run. A page that
// is not visible, such as a page in another tab, is never painted, so it starts them at once. React looks for
// the preload links that it rendered, so they are inserted too.
const afterPaint = (later: readonly string[]): string => `{
const start=()=>{for(const href of ${scriptSafe(JSON.stringify(later))})
document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const script=document.querySelector('script[type="text/later"]');script.type="module";script.async=true;script.replaceWith(script)};
if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))}`;

/** Reads the data of the loaders, and writes them so that they cannot end their script element. */
async function readWhole(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const data = Buffer.concat(await Array.fromAsync(stream));
  return data.includes('<') ? Buffer.from(scriptSafe(data.toString('utf8'))) : data;
}

// Passes the data from the data block to the router, whose own StreamTransfer would pass them piece by piece,
// each piece in a script.
const handOver = `{
const{streamController}=window.__reactRouterContext;
streamController.enqueue(document.getElementById("${dataBlockId}").textContent);streamController.close()}`;

/** Returns the script that passes the data to the router, and the script that starts the others. */
function scriptsOf(later: readonly string[], nonce: string): string {
  return [handOver, afterPaint(later)].map((code) => `<script nonce="${nonce}">${code}</script>`).join('');
}
