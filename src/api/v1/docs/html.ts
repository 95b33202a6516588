/** Markup that is safe to insert into a page. */
export type Markup = { readonly markup: string };

/** Makes a piece of HTML: inserted texts are escaped, pieces and lists of pieces are not. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return { markup: strings.map((text, at) => text + written(values[at] ?? '')).join('') };
}

/**
 * Formats one of our own texts: text between backticks becomes code, and French punctuation never starts a
 * line.
 */
export function prose(text: string): Markup {
  const bound = text.replaceAll(' :', '\u00a0:').replaceAll(/ (?=[;!?])/g, '\u202f');
  const [first = '', ...rest] = bound.split('`');
  return html`${first}${rest.map((part, at) => (at % 2 === 0 ? html`<code>${part}</code>` : html`${part}`))}`;
}

function written(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
