import office from '#words/fr/office.json' with { type: 'json' };

/** Reason why a control of the editor is refused; the words lie in `writing.refused` of the catalogue `office`. */
export type EditCode = keyof (typeof office)['writing']['refused'];

/** Controls that are refused, with the label of their field. */
export type RefusedControls = ReadonlyMap<string, { readonly code: EditCode; readonly label: string }>;
