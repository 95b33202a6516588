import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from './field-kind.ts';
import { goneName, type Item, itemsOf, keysName } from './list-items.ts';
import { stepValue } from './list-steps.ts';
import { controlId, useFieldLabel } from './use-control.ts';
import styles from '../frame/editing.module.css';

type Props = ControlsProps & {
  /** Title of an item, without its number. */
  readonly titleOf: (item: Item) => string;
  readonly fieldsOf: (item: Item) => ReactNode;
  /** What stands before the button that adds an item. */
  readonly choice?: ReactNode;
};

/**
 * The items of a list, with buttons that change their order. A removed item stays in the form until it is
 * saved, so that it can come back with everything that was typed.
 */
export function ListControls({ name, field, origin, sheet, titleOf, fieldsOf, choice }: Props) {
  const t = useTranslations('office.writing');
  const items = itemsOf(sheet.typed, name, origin) ?? [];
  const id = controlId(name);
  return (
    <section className={styles.list} aria-labelledby={`${id}-title`}>
      <h2 className={styles.listTitle} id={`${id}-title`}>
        {useFieldLabel({ name, field })}
      </h2>
      <input type="hidden" name={keysName(name)} value="" />
      {items.map((item, index) => (
        <ItemControls
          key={item.key}
          list={name}
          item={item}
          title={t('itemTitle', { number: index + 1, name: titleOf(item) })}
          isFirst={index === 0}
          isLast={index === items.length - 1}
        >
          {fieldsOf(item)}
        </ItemControls>
      ))}
      <div className={styles.addition} id={`${id}-add`}>
        {choice}
        <Button variant="secondary" name="step" value={stepValue('add', name)} formAction={`#${id}-add`}>
          {t('add')}
        </Button>
      </div>
    </section>
  );
}

type ItemProps = {
  readonly list: string;
  readonly item: Item;
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly children: ReactNode;
};

function ItemControls({ list, item, title, isFirst, isLast, children }: ItemProps) {
  const t = useTranslations('office.writing');
  const id = controlId(item.name);
  const button = (step: 'up' | 'down' | 'remove' | 'back') => (
    <Button
      variant="quiet"
      name="step"
      value={stepValue(step, list, item.key)}
      formAction={`#${id}`}
      aria-label={t('stepOf', { step: t(`steps.${step}`), title })}
    >
      {t(`steps.${step}`)}
    </Button>
  );
  return (
    <fieldset className={styles.item} id={id}>
      <legend className={styles.itemTitle}>{title}</legend>
      <input type="hidden" name={keysName(list)} value={item.key} />
      {item.isGone ? <input type="hidden" name={goneName(list)} value={item.key} /> : null}
      <div className={styles.steps}>
        {item.isGone ? <p className={styles.gone}>{t('gone')}</p> : null}
        {isFirst || item.isGone ? null : button('up')}
        {isLast || item.isGone ? null : button('down')}
        {button(item.isGone ? 'back' : 'remove')}
      </div>
      <div className={styles.itemFields} hidden={item.isGone}>
        {children}
      </div>
    </fieldset>
  );
}
