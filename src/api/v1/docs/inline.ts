import { hash } from 'node:crypto';
import type { Markup } from './html.ts';

/** An inline script or style sheet. */
export type Inline = Markup & {
  /** Source expression for the content security policy. It allows only this text. */
  readonly source: string;
};

/** @param text must be one of our own texts, because it is not escaped */
export function inline(element: 'script' | 'style', text: string): Inline {
  return {
    markup: `<${element}>${text}</${element}>`,
    source: `'sha256-${hash('sha256', text, 'base64')}'`,
  };
}
