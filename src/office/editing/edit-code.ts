import office from '#words/fr/office.json' with { type: 'json' };

/** Reason why a control of the editor is refused. `writing.refused` of the catalogue has the words. */
export type EditCode = keyof (typeof office)['writing']['refused'];

/** Controls that are refused, with the label of their field. */
export type RefusedControls = ReadonlyMap<string, { readonly code: EditCode; readonly label: string }>;
