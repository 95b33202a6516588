import { hash } from 'node:crypto';
import type { Markup } from './html.ts';

/** A script or a style sheet that stands in a page. */
export type Inline = Markup & {
  /** Its source in a content security policy, which lets it run and nothing else. */
  readonly source: string;
};

/** @param text ours: it is not escaped */
export function inline(element: 'script' | 'style', text: string): Inline {
  return {
    markup: `<${element}>${text}</${element}>`,
    source: `'sha256-${hash('sha256', text, 'base64')}'`,
  };
}
