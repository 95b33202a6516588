/** The part of a field's model that limits its values; `type` is Prismic's name for the kind of field. */
export type FieldModel = {
  readonly type: string;
  readonly config?: {
    readonly label?: string | null;
    /** Fields of a group. */
    readonly fields?: FieldModels;
    /** Slices of a slice zone. */
    readonly choices?: Readonly<Record<string, unknown>>;
    /** Catalogue from which editors choose the value of an integration field. */
    readonly catalog?: string;
  };
};

export type FieldModels = Readonly<Record<string, FieldModel>>;

type Variation = { readonly id: string; readonly primary?: FieldModels; readonly items?: FieldModels };

/** The parts of Prismic's custom types and shared slices that documents must match. */
export type DocumentModels = {
  readonly types: readonly { readonly id: string; readonly json: Readonly<Record<string, FieldModels>> }[];
  readonly slices: readonly { readonly id: string; readonly variations: readonly Variation[] }[];
};
