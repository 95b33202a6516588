import { Button } from '#ui/button.tsx';
import { controlClass, FieldFrame } from '#ui/field-frame.tsx';
import styles from './filter-form.module.css';

type Words = {
  /** What the form is for. */
  readonly form: string;
  readonly field: string;
  readonly submit: string;
  /** Leads to the whole list. */
  readonly all: string;
};

type Props = {
  /** Of the field, and of what counts for it. */
  readonly id: string;
  /** The screen of the list. */
  readonly action: string;
  /** What the list is narrowed to; empty for the whole of it. */
  readonly search: string;
  readonly words: Words;
};

/** Narrows a list: by a GET form, and as one types where scripts hear the field (narrow-list.ts). */
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
  /** How many the list has; null for a whole one, of which nothing is said. */
  readonly shown: string | null;
  /** What scripts say as one types: `#` stands for the number. */
  readonly some: string;
  readonly none: string;
};

/** How many a filter leaves. */
export function FilterCount({ id, shown, some, none }: CountProps) {
  return (
    <output className={styles.count} htmlFor={id} data-some={some} data-none={none}>
      {shown}
    </output>
  );
}
