import type { ReactNode } from 'react';
import { isObject, listOf, textOf } from '#content/json.ts';
import type { Field, Fields } from '#content/repository/models/type-models.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import styles from '../frame/editing.module.css';
import { useOfficeLocale } from '../frame/use-office-locale.ts';
import type { Named, Place, Sheet } from './field-kind.ts';
import { modelWord } from './model-words.ts';
import { controlId, useFieldLabel } from './use-control.ts';
import { valueWords } from './value-words.ts';

type Props = Place & { readonly sheet: Pick<Sheet, 'beside'>; readonly value: unknown; readonly children: ReactNode };

/** Fields that have no words, and lists, whose items have them. */
const wordless = new Set<Field['type']>(['Boolean', 'IntegrationFields', 'Group', 'Slices']);
/** Fields whose control takes these words as they are. */
const plain = new Set<Field['type']>(['Text', 'StructuredText']);

/** The controls of a field, and beside them its value in the other language. */
export function Beside({ name, field, sheet: { beside }, value, children }: Props) {
  const t = useTranslations('office.beside');
  const label = useFieldLabel({ name, field });
  const words = beside === null || wordless.has(field.type) ? '' : valueWords(value, beside);
  if (beside === null || words === '') return children;
  const copies = plain.has(field.type) && !/^\{\{\d+\}\}$/m.test(words);
  const title = t(`titles.${beside.lang}`, { label });
  return (
    <div className={styles.pair}>
      <div className={styles.beside}>
        <p className={styles.besideTitle}>{title}</p>
        <div className={styles.side} lang={beside.lang} data-words="">
          {words}
        </div>
        {copies ? (
          <Button type="button" variant="quiet" hidden data-copy-to={controlId(name)}>
            {t('copy')}
          </Button>
        ) : null}
      </div>
      <div>{children}</div>
    </div>
  );
}

type RestProps = {
  readonly items: readonly unknown[];
  readonly field: Field;
  readonly beside: Named | null;
};

/** The items of the other language that have no place in the list yet. */
export function BesideRest({ items, field, beside }: RestProps) {
  const t = useTranslations('office.beside');
  const locale = useOfficeLocale();
  if (beside === null || items.length === 0) return null;
  return (
    <div className={styles.beside}>
      <p className={styles.besideTitle}>{t(`rest.${beside.lang}`, { count: items.length })}</p>
      {items.map((item, index) => {
        const { label, values } = partsOf(field, item);
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            {label === '' ? null : <p className={styles.besideTitle}>{modelWord(label, locale)}</p>}
            <div className={styles.side} lang={beside.lang}>
              {values
                .map((value) => valueWords(value, beside))
                .filter((words) => words !== '')
                .join('\n\n')}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The label of an item of a list, and its values that have words. */
function partsOf(field: Field, item: unknown): { readonly label: string; readonly values: readonly unknown[] } {
  const data = isObject(item) ? item : {};
  if (field.type === 'Group') return { label: '', values: valuesOf(field.fields, data) };
  if (field.type !== 'Slices') return { label: '', values: [] };
  const type = textOf(data['slice_type']);
  const model = field.slices.get(type)?.get(textOf(data['variation']));
  if (model === undefined) return { label: type, values: [] };
  const items = listOf(data['items']).flatMap((one) => valuesOf(model.items, one));
  return { label: model.label ?? type, values: [...valuesOf(model.primary, data['primary']), ...items] };
}

function valuesOf(fields: Fields, data: unknown): readonly unknown[] {
  if (!isObject(data)) return [];
  return Object.entries(fields).flatMap(([name, field]): readonly unknown[] => {
    if (field.type === 'Group') return listOf(data[name]).flatMap((item) => valuesOf(field.fields, item));
    return wordless.has(field.type) ? [] : [data[name]];
  });
}
