/** What of a field's model says what it may hold; `type` is the name that Prismic gives its kind. */
export type FieldModel = {
  readonly type: string;
  readonly config?: {
    readonly label?: string | null;
    /** Of a group. */
    readonly fields?: FieldModels;
    /** Of a slice zone. */
    readonly choices?: Readonly<Record<string, unknown>>;
    /** Of an integration field. */
    readonly catalog?: string;
  };
};

export type FieldModels = Readonly<Record<string, FieldModel>>;

type Variation = { readonly id: string; readonly primary?: FieldModels; readonly items?: FieldModels };

/** Custom types and shared slices, as Prismic exports them, as far as documents are held to them. */
export type DocumentModels = {
  readonly types: readonly { readonly id: string; readonly json: Readonly<Record<string, FieldModels>> }[];
  readonly slices: readonly { readonly id: string; readonly variations: readonly Variation[] }[];
};
