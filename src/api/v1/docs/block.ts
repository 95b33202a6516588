import { html, type Markup } from './html.ts';

/** A box of its own scroll, which the keyboard reaches. Spaces count in it. */
export function block(text: string): Markup {
  const { markup } = html`${text}`;
  return { markup: `<pre tabindex="0"><code>${markup}</code></pre>` };
}
