/** Markup that is safe to stand in a page. */
export type Markup = { readonly markup: string };

/** A piece of HTML: texts that stand in it are escaped, pieces and lists of pieces are not. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return { markup: strings.map((text, at) => text + written(values[at] ?? '')).join('') };
}

/** A text of ours: what stands between backticks is code, and no line begins with a French sign. */
export function prose(text: string): Markup {
  const bound = text.replaceAll(' :', '\u00a0:').replaceAll(/ (?=[;!?])/g, '\u202f');
  const [first = '', ...rest] = bound.split('`');
  return html`${first}${rest.map((part, at) => (at % 2 === 0 ? html`<code>${part}</code>` : html`${part}`))}`;
}

function written(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
