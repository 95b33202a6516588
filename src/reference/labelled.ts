/** A word in both languages of the site. */
export type Label = { readonly fr: string; readonly en: string };

/** A reference value: its id in the public offers API and its label. */
export type Labelled = Label & { readonly id: number };
