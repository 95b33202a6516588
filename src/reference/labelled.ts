import type { Locale } from '#words/locale.ts';

/** A text in each language of the site. */
export type Label = Readonly<Record<Locale, string>>;

/** A reference value: its id in the public offers API and its label. */
export type Labelled = Label & { readonly id: number };
