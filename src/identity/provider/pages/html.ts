/** Markup that is safe to send: every value put into it was escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

/** Markup from a template; values are escaped unless they are markup themselves, empty ones leave nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + markupOf(values[index])).join(''));
}

/** An attribute that is written only when it has a value. */
export function attribute(name: string, value: string | number | boolean | undefined): Html {
  if (value === undefined || value === false) return html``;
  return value === true ? new Html(` ${name}`) : html` ${new Html(name)}="${value}"`;
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return isList(value) ? value.map(markupOf).join('') : '';
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
