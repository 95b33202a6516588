import type { DocumentContent } from '#content/repository/models/check-document.ts';
import type { TypeModel } from '#content/repository/models/type-models.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { Beside } from './beside.tsx';
import { documentNames, uidField } from './document-form.ts';
import type { Sheet } from './field-kind.ts';
import { fieldKinds } from './field-kinds.ts';
import { showFields } from './fields.tsx';
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
};

/** The controls of a document: its address, its fields, and at the end its tags. */
export function DocumentFields({ model, origin, other, sheet }: Props) {
  const t = useTranslations('office.writing');
  return (
    <div className={styles.fields}>
      {model.hasUid ? (
        <Beside {...uid} sheet={sheet} value={other?.uid}>
          <fieldKinds.UID.Controls
            {...uid}
            origin={origin.uid}
            other={other?.uid}
            sheet={{ ...sheet, fields: () => null }}
          />
        </Beside>
      ) : null}
      {showFields(model.fields, documentNames.data, { origin: origin.data, other: other?.data }, sheet)}
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
