import { createContext, RouterContextProvider } from 'react-router';
import type { Board } from '#board/board.ts';
import type { Viewer } from '#board/viewer.ts';
import type { SignIn, SiteLog, SiteParts } from './parts.ts';

export const partsContext = createContext<SiteParts>();
export const boardContext = createContext<Board>();
export const viewerContext = createContext<Viewer>();
export const signInContext = createContext<SignIn>();
export const logContext = createContext<SiteLog>();
export const visitorKeyContext = createContext<string | null>();
export const requestIdContext = createContext<string>();

/** What the server knows of one request. */
export type RequestFacts = {
  readonly requestId: string;
  readonly log: SiteLog;
  readonly viewer: Viewer;
  /** Tells one visitor from another for a day, reveals nothing; null for robots. */
  readonly visitorKey: string | null;
};

/** The context that every loader and action of one request sees. */
export function provideContext(parts: SiteParts, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(partsContext, parts);
  context.set(boardContext, parts.board);
  context.set(signInContext, parts.signIn);
  context.set(viewerContext, facts.viewer);
  context.set(logContext, facts.log);
  context.set(visitorKeyContext, facts.visitorKey);
  context.set(requestIdContext, facts.requestId);
  return context;
}
