import { html, type Markup } from './html.ts';

/** A box that scrolls by itself and is reachable by keyboard. Spaces in the text are kept. */
export function block(text: string): Markup {
  const { markup } = html`${text}`;
  return { markup: `<pre tabindex="0"><code>${markup}</code></pre>` };
}
