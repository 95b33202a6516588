import type { ReactNode } from 'react';
import {
  data,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  type Location,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { fontLinks } from '#ui/font-links.ts';
import '#ui/base.css';
import { menusContext, requestContext } from './request/context.ts';
import { HeadLinks } from './frame/head-links.tsx';
import { localeOf } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';
import { countUnread } from '#board/notifications/count-unread.ts';
import { streamFor } from './frame/stream-address.ts';
import { presentPreviewing } from './request/previewing.ts';
import { servesFrames } from './scripts/on-every-page/consent-cookie.ts';
import { ownNewsletter } from '#board/newsletter/read-subscription.ts';
// `?worker&url` makes Vite build the module as a separate file and import the address of this file.
// oxlint-disable-next-line import/default
import pageScripts from './scripts/on-every-page/page-scripts.ts?worker&url';
// oxlint-disable-next-line import/default
import liveScript from './screens/notifications/live.ts?worker&url';
import { presentViewer } from './request/viewer.ts';
import { type RootData, useRootData } from './request/root-data.ts';
import { withoutDeadEnds } from './frame/without-dead-ends.ts';
import { loadMenus } from './frame/load-menus.ts';
import { QuietTransitions } from './scripts/quiet-transitions.tsx';
import { LostScripts } from './scripts/lost-scripts.tsx';
import { LateScripts, WordsAhead } from '#site/scripts/late-scripts.tsx';
import { useScripted } from './scripts/scripted.ts';

import { forgetMessage, readStoredMessage } from './routing/stored-message.ts';

export { ErrorBoundary } from './frame/error-boundary.tsx';

export const links = fontLinks;

/** Loads the data of the shell for every page. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const {
    board,
    content,
    menu,
    previewing,
    publicBoard,
    publicUrl,
    publishedContent,
    relyingParty,
    requestId,
    takesErrors,
    viewer,
  } = context.get(requestContext);
  const cookies = request.headers.get('cookie');
  const stored = readStoredMessage(publicUrl, cookies);
  const menus = await withoutDeadEnds(publicBoard, await loadMenus(content, localeOf(url.pathname)));
  context.set(menusContext, menus);
  const shown: RootData = {
    origin: publicUrl.origin,
    requestId,
    viewer: presentViewer(viewer),
    services: viewer.kind === 'visitor' ? relyingParty.services : [],
    resetsPassword: viewer.kind === 'visitor' && relyingParty.offers('passwordReset'),
    unread: viewer.kind === 'visitor' ? 0 : await countUnread(board, viewer.candidate.id),
    stream: viewer.kind === 'visitor' ? null : streamFor(viewer.candidate),
    menu: viewer.kind === 'visitor' ? menu.filter(({ visitors }) => visitors) : menu,
    message: stored,
    takesErrors,
    pages: menus.pages,
    preview: await presentPreviewing(previewing, publishedContent),
    frames: servesFrames(publicUrl, cookies),
    // True for every visitor: visitors share cached pages, so the browser's cookie decides later if the
    // dialog opens.
    offersNewsletter: viewer.kind === 'visitor' || (await ownNewsletter(board, viewer)) === 'none',
  };
  return data(shown, stored ? { headers: { 'Set-Cookie': forgetMessage(publicUrl) } } : {});
}

/**
 * Does not load the data of the root again if only the parameters of the address change, as they do during a
 * search.
 */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod = 'GET', ...rest }: ShouldRevalidateFunctionArgs) {
  const stays = currentUrl.pathname === nextUrl.pathname && formMethod === 'GET';
  return !stays && rest.defaultShouldRevalidate;
}

/**
 * Names scroll positions by address. The router's own names do not work here: it names every history entry
 * that a link such as `#candidature` creates `default`, and would restore the scroll position of another page
 * with this name. The server leaves the key as it is, because a name would replace the browser's key in the
 * script that restores a loaded document.
 */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return import.meta.env.SSR || key !== 'default' ? key : pathname + search + hash;
}

export function Layout({ children }: { children: ReactNode }) {
  const { stream, takesErrors = false } = useRootData() ?? {};
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Only the server renders these links, because they never change while a document is open;
            switching the language loads a new document. */}
        {import.meta.env.SSR ? <HeadLinks /> : null}
        {import.meta.env.SSR ? <QuietTransitions /> : null}
        {import.meta.env.SSR ? <LostScripts /> : null}
        <Links />
        <script type="module" src={pageScripts} data-page-scripts={takesErrors ? 'tells' : ''} />
        {stream ? <script type="module" src={liveScript} data-stream={stream} /> : null}
      </head>
      <body>
        {children}
        {useScripted() ? (
          <>
            {import.meta.env.SSR ? <WordsAhead /> : null}
            <ScrollRestoration getKey={scrollKey} />
            <Scripts />
          </>
        ) : import.meta.env.SSR ? (
          <LateScripts />
        ) : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
