import { createContext, RouterContextProvider } from 'react-router';
import type { Board } from '#board/context/board.ts';
import { boardOf } from '#board/hiding/board-of.ts';
import type { VisitorKey } from '#board/context/views.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Content } from '#content/port/content.ts';
import type { Menus } from './menus.ts';
import type { Previewing } from './previewing.ts';
import type { SiteLog, SiteParts } from './parts.ts';

/** Facts about a request that are known before its loaders run. */
export type RequestFacts = {
  readonly requestId: string;
  readonly log: SiteLog;
  readonly viewer: Viewer;
  /** The preview that the request's cookie names; null without a preview. */
  readonly previewing: Previewing | null;
  /** Returns a key that distinguishes visitors for a day and reveals nothing about them; null for robots. */
  readonly visitorKey: () => VisitorKey | null;
  /** Network address of the sender; empty if unknown. */
  readonly address: string;
  /** Reports unexpected errors. */
  readonly failed: (error: unknown) => void;
  /** Reports that the page lacks a part, so that no cache keeps it. */
  readonly poorer: () => void;
};

/**
 * Everything that the loaders and actions of a request may use. The site has no other access to the server.
 */
export type SiteRequest = SiteParts &
  RequestFacts & {
    /** The board without what the viewer hides. */
    readonly board: Board;
    /** The board as visitors see it. Menus and companies are the same for everybody. */
    readonly publicBoard: Board;
    /** The content for this visitor. In a preview it includes unpublished documents. */
    readonly content: Content;
    /**
     * The published content. Only the preview bar needs it, to compare the preview with the published
     * content.
     */
    readonly publishedContent: Content;
  };

export const requestContext = createContext<SiteRequest>();

/** The menus of the page. The root loads them for the renderer; null if the root loader failed. */
export const menusContext = createContext<Menus | null>(null);

/** Provides the context of all loaders and actions of a request. */
export function provideContext(parts: SiteParts, facts: RequestFacts): RouterContextProvider {
  const { previewing } = facts;
  const publishedContent = parts.content;
  const content = previewing === null || previewing === 'over' ? publishedContent : previewing.content;
  const context = new RouterContextProvider();
  const { board: publicBoard } = parts;
  const board = boardOf(publicBoard, facts.viewer);
  context.set(requestContext, { ...parts, ...facts, board, publicBoard, content, publishedContent });
  return context;
}
