import { type ReactNode, useContext } from 'react';
import { listOf } from '#content/json.ts';
import { Button } from '#ui/button.tsx';
import { PathIcon } from '#ui/icon.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { BesideRest } from './beside.tsx';
import type { ControlsProps } from './field-kind.ts';
import { goneName, type Item, itemsOf, keysName } from './list-items.ts';
import { stepValue } from './list-steps.ts';
import { controlId, useFieldLabel } from './use-control.ts';
import styles from '../frame/editing.module.css';
import { OfficeAddress } from '../frame/office-address.ts';

/** Two columns of dots, by which an item is dragged. */
const gripPath = 'M8 4h3v3H8zM13 4h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 17h3v3H8zM13 17h3v3h-3z';

type Props = ControlsProps & {
  /** Title of an item, without its number. */
  readonly titleOf: (item: Item) => string;
  /** Shows the fields of an item; `other` is the item at its place in the other language. */
  readonly fieldsOf: (item: Item, other: unknown) => ReactNode;
  /** What stands before the button that adds an item. */
  readonly choice?: ReactNode;
};

/**
 * The items of a list, with buttons that change their order. A removed item stays in the form until it is
 * saved, so that it can come back with everything that was typed.
 */
export function ListControls({ name, field, origin, other, sheet, titleOf, fieldsOf, choice }: Props) {
  const t = useTranslations('office.writing');
  const items = itemsOf(sheet.typed, name, origin) ?? [];
  const address = useContext(OfficeAddress);
  const staying = items.filter(({ isGone }) => !isGone);
  const others = listOf(other);
  const id = controlId(name);
  return (
    <section
      className={styles.list}
      aria-labelledby={`${id}-title`}
      data-sortable={t('moved', { title: '{title}', place: '{place}', count: '{count}' })}
    >
      <h2 className={styles.listTitle} id={`${id}-title`}>
        {useFieldLabel({ name, field })}
      </h2>
      <input type="hidden" name={keysName(name)} value="" />
      {items.map((item, index) => (
        <ItemControls key={item.key} list={name} item={item} number={index + 1} title={titleOf(item)}>
          {fieldsOf(item, item.isGone ? undefined : others[staying.indexOf(item)])}
        </ItemControls>
      ))}
      <BesideRest items={others.slice(staying.length)} field={field} beside={sheet.beside} />
      <div className={styles.addition} id={`${id}-add`}>
        {choice}
        <Button variant="secondary" name="step" value={stepValue('add', name)} formAction={`${address}#${id}-add`}>
          {t('add')}
        </Button>
      </div>
    </section>
  );
}

type ItemProps = {
  readonly list: string;
  readonly item: Item;
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
};

const place = (shown: ReactNode) => <span data-place>{shown}</span>;

/** The style sheet hides the button that moves the first item up, or the last item down. */
function ItemControls({ list, item, number, title, children }: ItemProps) {
  const t = useTranslations('office.writing');
  const id = controlId(item.name);
  const address = useContext(OfficeAddress);
  const button = (step: 'up' | 'down' | 'remove' | 'back') => (
    <Button
      variant="quiet"
      id={`${id}-${step}`}
      name="step"
      value={stepValue(step, list, item.key)}
      formAction={`${address}#${id}`}
      data-step={step}
      aria-labelledby={`${id}-${step} ${id}-title`}
    >
      {t(`steps.${step}`)}
    </Button>
  );
  return (
    <fieldset className={styles.item} id={id}>
      <legend className={styles.itemTitle} id={`${id}-title`}>
        {t.rich('itemTitle', { number, name: title, place })}
      </legend>
      <input type="hidden" name={keysName(list)} value={item.key} />
      {item.isGone ? <input type="hidden" name={goneName(list)} value={item.key} /> : null}
      <div className={styles.steps}>
        <span className={styles.handle} title={t('drag')} data-handle aria-hidden hidden>
          <PathIcon path={gripPath} />
        </span>
        {item.isGone ? <p className={styles.gone}>{t('gone')}</p> : null}
        {item.isGone ? null : button('up')}
        {item.isGone ? null : button('down')}
        {button(item.isGone ? 'back' : 'remove')}
      </div>
      <div className={styles.itemFields} hidden={item.isGone}>
        {children}
      </div>
    </fieldset>
  );
}
