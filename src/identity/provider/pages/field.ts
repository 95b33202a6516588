import { attribute, html, type Html } from './html.ts';

export type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly autofocus?: boolean;
};

/** A labelled input; its hint and its error are announced with it. */
export function field(it: Field): Html {
  const described = [it.hint && `${it.name}-hint`, it.error && `${it.name}-error`].filter(Boolean).join(' ');
  const invalid = it.error ? 'true' : undefined;
  return html`<div class="field">
    <label for="${it.name}">${it.label}</label>
    ${it.hint && html`<p class="hint" id="${it.name}-hint">${it.hint}</p>`}
    <input
      id="${it.name}"
      name="${it.name}"
      type="${it.type}"
      required
      autocomplete="${it.autocomplete}"
      ${typing(it)}${attribute('value', it.value)}${attribute('minlength', it.minLength)}${attribute('maxlength', it.maxLength)}${attribute('aria-describedby', described || undefined)}${attribute('aria-invalid', invalid)}${attribute('autofocus', it.autofocus)}
    />
    ${it.error && html`<p class="error" id="${it.name}-error">${it.error}</p>`}
  </div>`;
}

const typing = (it: Field): Html => (it.type === 'text' ? html`` : html` autocapitalize="none" spellcheck="false"`);

export type FieldError = { readonly field: string; readonly message: string };

/** What must be corrected, each item a link to its field. It takes the focus when the page opens. */
export function errorSummary(title: string, errors: readonly FieldError[]): Html | false {
  if (errors.length === 0) return false;
  const items = errors.map(({ field: name, message }) => html`<li><a href="#${name}">${message}</a></li>`);
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    <ul>
      ${items}
    </ul>
  </div>`;
}
