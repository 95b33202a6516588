import { createContext, RouterContextProvider } from 'react-router';
import type { Board } from '#board/context/board.ts';
import type { VisitorKey } from '#board/offers/count-view.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Content } from '#content/port/content.ts';
import type { RelyingParty } from '#identity/relying-party/create-relying-party.ts';
import type { Previewing } from './previewing.ts';
import type { SiteLog, SiteParts } from './parts.ts';

export const partsContext = createContext<SiteParts>();
export const boardContext = createContext<Board>();
/** What editors write. */
export const contentContext = createContext<Content>();
/** The preview that the request's cookie asks for; null for everybody else. */
export const previewingContext = createContext<Previewing | null>();
export const viewerContext = createContext<Viewer>();
export const relyingPartyContext = createContext<RelyingParty>();
export const logContext = createContext<SiteLog>();
export const visitorKeyContext = createContext<() => VisitorKey | null>();
/** The network address that asks; empty where none is known. */
export const addressContext = createContext<string>();
export const failureContext = createContext<(error: unknown) => void>();
export const requestIdContext = createContext<string>();

/** What the server knows of one request. */
export type RequestFacts = {
  readonly requestId: string;
  readonly log: SiteLog;
  readonly viewer: Viewer;
  /** Of a browser that previews content, or did. */
  readonly previewing?: Previewing | null;
  /** Tells one visitor from another for a day, reveals nothing; null for robots. */
  readonly visitorKey: () => VisitorKey | null;
  /** Network address of who asks. */
  readonly address: string;
  /** Hears of the errors that no one expected. */
  readonly failed: (error: unknown) => void;
};

/** The context that every loader and action of one request sees. */
export function provideContext(parts: SiteParts, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(partsContext, parts);
  context.set(boardContext, parts.board);
  const { previewing = null } = facts;
  context.set(previewingContext, previewing);
  context.set(contentContext, previewing === null || previewing === 'over' ? parts.content : previewing.content);
  context.set(relyingPartyContext, parts.relyingParty);
  context.set(viewerContext, facts.viewer);
  context.set(logContext, facts.log);
  context.set(failureContext, facts.failed);
  context.set(visitorKeyContext, facts.visitorKey);
  context.set(addressContext, facts.address);
  context.set(requestIdContext, facts.requestId);
  return context;
}
