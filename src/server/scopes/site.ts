import type { FastifyRequest } from 'fastify';
import type { RequestHandler } from 'react-router';
import { outageOf } from '#board/context/outage.ts';
import { isThisMachine } from '#configuration/this-machine.ts';
import { reportOutages } from '#content/port/report-outages.ts';
import { isDiskFull } from '#database/disk-full.ts';
import { pathOf } from '#http/address.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { servedFavourites } from '#site/parts/favourite-button/browser-favourites.ts';
import { provideContext } from '#site/request/context.ts';
import type { SiteParts } from '#site/request/parts.ts';
import { readPreviewing, sayPreviewed } from '#site/request/previewing.ts';
import { isPageData } from '#site/scripts/router-internals.ts';
import type { Screens } from '#site/screens.ts';
import type { PageRenderer } from '#server/cache/pages.ts';
import { reportedError, type ReportError } from '#server/http/error-reports.ts';
import { missingAsJson, wantsJson } from '#server/http/missing-page.ts';
import type { ServerParts } from '#server/wiring/parts.ts';
import { createPreviewSlots } from './preview-slots.ts';
import { problemResponse } from '#server/http/problem-page.ts';
import { viewerOrSignOut } from './refused-account.ts';
import { forbidKeeping, sayWhoKeeps } from '#server/cache/sharing.ts';
import { visitorKey } from '#server/http/visitor-key.ts';

type Answering = {
  readonly screens: Screens;
  readonly handle: RequestHandler;
  /** Called for pages that failed. */
  readonly report: ReportError;
};

/** Makes the function that renders the site's answers to requests. */
export function answerWithSite(parts: ServerParts, { screens, handle, report }: Answering): PageRenderer {
  const previews = createPreviewSlots();
  const given = sitePartsOf(parts, screens);
  return async (request, facts: FastifyRequest) => {
    const { id: requestId, log, ip: address, headers } = facts;
    const viewer = withHearts(await viewerOrSignOut(parts, facts), headers.cookie);
    if (viewer instanceof Response) return viewer;
    const previewing = await readPreviewing(parts, headers);
    let outage: unknown;
    const failed = (error: unknown) => {
      if (isOutage(error)) outage = error;
      else tellFailure(facts, report, error);
    };
    let isPoorer = false;
    const poorer = () => void (isPoorer = true);
    const partialBefore = partialAnswers(parts);
    const context = provideContext(
      { ...given, ...partsFor(parts, facts, screens), content: reportOutages(parts.content, poorer) },
      {
        requestId,
        log,
        viewer,
        previewing,
        failed,
        poorer,
        address,
        visitorKey: visitorKeyOf(parts, facts),
      },
    );
    const answer = () => handle(request, context);
    const response = await (previewing === null ? answer() : previews.run(answer));
    if (response === null) return previews.refuse(facts);
    // Throws the outage again, because the router has turned it into a failed page with status 500 instead of
    // 503.
    if (outage !== undefined) throw outage;
    // Does not cache a page that lacks a part of its content, such as the footer; only the visitor who waited
    // for the page gets it. A search that lacked offers may have been for another page of the same moment.
    if (isPoorer || partialAnswers(parts) !== partialBefore) forbidKeeping(response);
    else if (response.status === 200 && screens.at(pathOf(facts.url)).cache) sayWhoKeeps(response, viewer);
    if (previewing !== null) sayPreviewed(response, previewing, parts.publicUrl);
    return asWanted(facts, response);
  };
}

const partialAnswers = ({ indexFacts }: ServerParts): number => indexFacts().partialAnswers ?? 0;

/** Replaces an answer that its reader cannot use. */
function asWanted(facts: FastifyRequest, response: Response): Response | Promise<Response> {
  const path = pathOf(facts.url);
  if (response.status === 404 && wantsJson(facts) && !isPageData(path)) return missingAsJson();
  return isBareError(facts, response) || isTooLong(path, response) ? problemResponse(facts, response) : response;
}

const isOutage = (error: unknown): boolean => outageOf(error) !== null || isDiskFull(error);

/** Adds the favourites to a visitor whose pages the server marks with favourites. */
function withHearts(viewer: Viewer | Response, cookies: string | undefined): Viewer | Response {
  if (viewer instanceof Response || viewer.kind !== 'visitor') return viewer;
  const favourites = servedFavourites(cookies);
  return favourites === undefined ? viewer : { ...viewer, favourites };
}

function visitorKeyOf({ visitorSecret, board }: ServerParts, { ip, headers }: FastifyRequest) {
  return () => visitorKey(visitorSecret, board.now(), ip, headers['user-agent']);
}

function tellFailure({ id, log }: FastifyRequest, report: ReportError, error: unknown): void {
  log.error({ err: error }, 'a page failed');
  report({ where: 'server', requestId: id, ...reportedError(error) });
}

/** Selects the services of the server that the site may use. */
function sitePartsOf(
  { configuration, ...parts }: ServerParts,
  { menu }: Pick<Screens, 'menu'>,
): Omit<SiteParts, 'board' | 'content' | 'mailbox'> {
  return {
    previews: parts.previews,
    refreshContent: parts.refreshContent,
    relyingParty: parts.relyingParty,
    candidates: parts.candidates,
    publicUrl: parts.publicUrl,
    formTargets: parts.formTargets,
    letterSamples: parts.letterSamples,
    offersPublicKey: parts.offersPublicKey,
    linkSecret: parts.linkSecret,
    menu,
    takesErrors: configuration.errorReportUrl !== undefined,
  };
}

/** Selects the services that depend on the request. */
const partsFor = (parts: ServerParts, { method, url, headers }: FastifyRequest, screens: Screens) => ({
  board: parts.boards.ofVisit({ method, cookies: headers.cookie, screen: screens.at(pathOf(url)) }),
  mailbox: mailboxFor(parts, headers.host),
});

/**
 * Returns the mailbox only for a request to a name of this machine. A foreign page may make its own name
 * resolve to this machine and read the answer (DNS rebinding), but the browser then sends the foreign name.
 * The port is not checked, because it says nothing about the page.
 */
function mailboxFor({ mailbox, publicUrl }: ServerParts, host: string | undefined): ServerParts['mailbox'] {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return name === publicUrl.hostname || isThisMachine(name) ? mailbox : null;
}

/**
 * Tells if the router refused the form because of long texts. Such a form gets the page that the server shows
 * for a form that it refuses without reading.
 */
const isTooLong = (path: string, { status }: Response): boolean => status === 413 && !isPageData(path);

// Tells if the answer is the error of a route without a view (documents, sign-in), which is JSON, and the
// client did not ask for JSON.
function isBareError(facts: FastifyRequest, { status, headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  if (status < 400 || isPageData(pathOf(facts.url)) || type.startsWith('text/html')) return false;
  return !(wantsJson(facts) && type.startsWith('application/json'));
}
