import { Button } from '#ui/button.tsx';
import { controlClass, FieldFrame } from '#ui/field-frame.tsx';
import styles from './filter-form.module.css';

type Words = {
  /** Name of the form. */
  readonly form: string;
  readonly field: string;
  readonly submit: string;
  /** Text of the link that shows the whole list. */
  readonly all: string;
};

type Props = {
  /** Id of the field. The id of the count begins with it. */
  readonly id: string;
  /** The address of the list. */
  readonly action: string;
  /** The text that narrows the list; empty for the whole list. */
  readonly search: string;
  readonly words: Words;
};

/** Filters a list: by a GET form, and with scripts while the visitor types (narrow-list.ts). */
export function FilterForm({ id, action, search, words }: Props) {
  return (
    <search aria-label={words.form}>
      <form className={styles.form} action={action}>
        <FieldFrame label={words.field} name="search" id={id}>
          <input
            id={id}
            name="search"
            type="search"
            defaultValue={search}
            autoComplete="off"
            className={controlClass}
          />
        </FieldFrame>
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
        {search === '' ? null : <a href={action}>{words.all}</a>}
      </form>
    </search>
  );
}

type CountProps = {
  readonly id: string;
  /** The number of shown items as a sentence; null if the list is not filtered. */
  readonly shown: string | null;
  /** Texts for scripts; `#` stands for the number. */
  readonly some: string;
  readonly none: string;
};

/** The number of remaining items. */
export function FilterCount({ id, shown, some, none }: CountProps) {
  return (
    <output className={styles.count} htmlFor={id} data-some={some} data-none={none}>
      {shown}
    </output>
  );
}
