import office from '#words/fr/office.json' with { type: 'json' };

/** Reason why a control of the editor is refused. `writing.refused` of the catalogue has the words. */
export type EditCode = keyof (typeof office)['writing']['refused'];

export type RefusedControl = {
  readonly code: EditCode;
  /** Label of its field; empty if the words name what is refused. */
  readonly label: string;
  /** Words that are not those of the code, such as why a file was refused. */
  readonly words?: string;
};

/** Controls that are refused, by name. */
export type RefusedControls = ReadonlyMap<string, RefusedControl>;
