import type { FastifyRequest } from 'fastify';
import { minute, second } from '#durations.ts';
import type { Content } from '#content/port/content.ts';
import { backTo } from '#site/routing/addresses.ts';
import { queryTriggers } from '#site/routing/query-trigger.ts';
import type { Screens } from '#site/screens.ts';
import { isPageData } from '#site/scripts/router-internals.ts';
import { WholePage } from '#site/scripts/whole-page.ts';
import { chosenAddress, type Locale, localeOf, localized, otherLocale, unlocalized } from '#words/locale.ts';
import { wantsJson } from '#server/http/missing-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRenderer } from './pages.ts';
import { isAnonymous, mayBeKept } from './sharing.ts';

type Parts = {
  readonly screens: Pick<Screens, 'at'>;
  readonly content: Pick<Content, 'getByUID'>;
  readonly cache: Pick<PageCache, 'purges'>;
  readonly publicUrl: URL;
  readonly now?: () => number;
};

/**
 * Answers visitors at addresses without a page. The page is rendered once a minute and language, and the
 * links that depend on the address are filled in for each visitor. The reason is that robots request
 * thousands of these addresses, and rendering each page took 12 ms of CPU. Signed-in people get a separately
 * rendered page.
 */
export function keepMissingPages(answer: PageRenderer, { content, ...parts }: Parts): PageRenderer {
  const { screens, cache, publicUrl, now = Date.now } = parts;
  const kept = new Map<Locale, Promise<Kept>>();
  const render = async (locale: Locale, facts: FastifyRequest): Promise<Kept> => {
    const { purges } = cache;
    const page = await answer(new Request(new URL(localized(locale, nowhere), publicUrl.origin)), facts);
    return page.status === 404 && mayBeKept(page)
      ? { page: await readPage(page, locale), purges, until: now() + minute }
      : { page: null, purges, until: now() + pause };
  };
  const pageIn = async (locale: Locale, facts: FastifyRequest): Promise<Page | null> => {
    const known = await kept.get(locale)?.catch(() => null);
    if (known && known.purges === cache.purges && now() < known.until) return known.page;
    const rendered = render(locale, facts);
    kept.set(locale, rendered);
    return (await rendered).page;
  };
  return async (request, facts) => {
    const url = new URL(request.url);
    if (!isPlain(facts, url) || !(await isMissing(url, screens, content))) return answer(request, facts);
    const page = await pageIn(localeOf(url.pathname), facts);
    return page === null ? answer(request, facts) : filledIn(page, url);
  };
}

/** Tells if a visitor without any personal cookie sent the request; only these visitors share a page. */
function isPlain(facts: FastifyRequest, { pathname, searchParams }: URL): boolean {
  if ((facts.method !== 'GET' && facts.method !== 'HEAD') || !isAnonymous(facts.headers.cookie)) return false;
  return !isPageData(pathname) && !wantsJson(facts) && !queryTriggers.some((name) => searchParams.has(name));
}

/**
 * Tells if an address is missing: no screen has it, or only a screen of documents has it and no document
 * exists under this address in any language.
 */
async function isMissing({ pathname }: URL, screens: Parts['screens'], content: Parts['content']): Promise<boolean> {
  const { pattern } = screens.at(pathname).spelling;
  const uid = /^\/([\w-]+)$/.exec(unlocalized(pathname))?.[1];
  if (pattern !== '/:uid' || uid === undefined) return pattern === '/*';
  return (await content.getByUID('page', uid, '*').catch(() => undefined)) === null;
}

/** An address that never has a screen, whatever editors publish. */
const nowhere = '/-/missing';

/** The pieces of a page; an object with the name of a link stands for a link that depends on the address. */
type Page = { readonly pieces: readonly (string | { readonly link: LinkName })[]; readonly headers: Headers };
/** A rendered page for missing addresses; `page` is null if it must not be shared. */
type Kept = { readonly page: Page | null; readonly purges: number; readonly until: number };

/**
 * Milliseconds before another try, after rendering a page that must not be shared. Until then, each request
 * renders a separate page.
 */
const pause = 5 * second;

const linkNames = ['back', 'language'] as const;
type LinkName = (typeof linkNames)[number];

/**
 * Computes the links that depend on the address: the address to return to after a sign-in, and the page in
 * the other language.
 */
const links: Readonly<Record<LinkName, (url: URL) => string>> = {
  back: (url) => `?${new URLSearchParams({ to: backTo(localeOf(url.pathname), url.pathname + queryIn(url)) })}`,
  language: (url) => {
    const language = otherLocale(localeOf(url.pathname));
    const address = chosenAddress(localized(language, unlocalized(url.pathname) + queryIn(url)));
    return `href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')}"`;
  },
};

/** Writes the query as the router does: `?a` becomes `?a=`. */
function queryIn({ searchParams }: URL): string {
  return searchParams.size === 0 ? '' : `?${searchParams}`;
}

async function readPage(page: Response, locale: Locale): Promise<Page> {
  const here = new URL(localized(locale, nowhere), 'https://nowhere.invalid');
  let pieces: Page['pieces'] = [await page.text()];
  for (const link of linkNames)
    pieces = pieces.flatMap((piece) => (typeof piece === 'string' ? cutAt(links[link](here), piece, link) : [piece]));
  return { pieces, headers: page.headers };
}

function cutAt(mark: string, text: string, link: LinkName): Page['pieces'] {
  return text.split(mark).flatMap((piece, index) => (index === 0 ? [piece] : [{ link }, piece]));
}

function filledIn({ pieces, headers }: Page, url: URL): Response {
  const written = { back: links.back(url), language: links.language(url) };
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : written[piece.link])).join('');
  return new WholePage(new TextEncoder().encode(text), { status: 404, headers });
}
