import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { headingField } from '#content/repository/models/heading.ts';
import type { TypeModel } from '#content/repository/models/type-models.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { Beside } from './beside.tsx';
import { documentNames, uidField } from './document-form.ts';
import type { Sheet } from './field-kind.ts';
import { fieldKinds } from './field-kinds.ts';
import { fieldName, showFields } from './fields.tsx';
import { MadeUidControls } from './kinds/uid.tsx';
import { firstTyped } from './typed.ts';
import { controlId } from './use-control.ts';
import styles from '../frame/editing.module.css';

const uid = { name: documentNames.uid, field: uidField };

type Props = {
  model: TypeModel;
  origin: DocumentContent;
  /** The document in the other language; null if it does not stand beside. */
  other: DocumentContent | null;
  sheet: Omit<Sheet, 'fields'>;
  /** True if the document was on the site, so that its address stays. */
  wasPublished: boolean;
};

/** The controls of a document: the field that names it, its address, the other fields, and its tags. */
export function DocumentFields({ model, origin, other, sheet, wasPublished }: Props) {
  const t = useTranslations('office.writing');
  const data = { origin: origin.data, other: other?.data };
  const heading = model.hasUid ? headingField(model.fields) : null;
  const all = Object.entries(model.fields);
  const after = 1 + all.findIndex(([name]) => name === heading);
  const shown = (fields: typeof all) => showFields(Object.fromEntries(fields), documentNames.data, data, sheet);
  return (
    <div className={styles.fields}>
      {shown(all.slice(0, after))}
      {model.hasUid ? <Address {...{ model, origin, other, sheet, heading: wasPublished ? null : heading }} /> : null}
      {shown(all.slice(after))}
      <TextAreaField
        id={controlId(documentNames.tags)}
        name={documentNames.tags}
        label={t('tags')}
        hint={t('tagsHint')}
        defaultValue={firstTyped(sheet.typed, documentNames.tags) ?? ''}
        rows={2}
        className={styles.short}
      />
    </div>
  );
}

type AddressProps = Omit<Props, 'wasPublished'> & {
  /** Name of the field of which the address is made; null if it stays as it is. */
  readonly heading: string | null;
};

function Address({ model, origin, other, sheet, heading }: AddressProps) {
  const props = { ...uid, origin: origin.uid, other: other?.uid, sheet: { ...sheet, fields: () => null } };
  const field = heading === null ? undefined : model.fields[heading];
  return (
    <Beside {...uid} sheet={sheet} value={other?.uid}>
      {heading === null || field === undefined ? (
        <fieldKinds.UID.Controls {...props} />
      ) : (
        <MadeUidControls
          {...props}
          heading={{ name: fieldName(documentNames.data, heading), field }}
          suggested={documentNames.suggested}
        />
      )}
    </Beside>
  );
}
