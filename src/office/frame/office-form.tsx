import { type ReactNode, useContext } from 'react';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { maxReasonLength } from '#staff/members/member-input.ts';
import type { FieldCode } from '#words/field-code.ts';
import { maximumNameLength } from '#words/name-limits.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { Refused } from '../request/office-screen.ts';
import { typedText } from '../request/form-fields.ts';
import { OfficeAddress } from './office-address.ts';
import styles from './parts.module.css';

type Props = {
  /** Value of the field `do`, by which the screen finds the form. */
  readonly name: string;
  readonly refused: Refused | null;
  /** Labels of the fields, in the order of the form. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Limits that differ from the usual ones. */
  readonly limits?: Limits;
  readonly send: string;
  readonly variant?: ButtonVariant;
  /** A second button, which sends the same fields to another form of the screen. */
  readonly other?: { readonly name: string; readonly send: string };
  readonly children?: ReactNode;
};

/** A form of the office with its errors above and its button below. */
export function OfficeForm({
  name,
  refused,
  labels = noLabels,
  limits = none,
  send,
  variant = 'primary',
  other,
  children,
}: Props) {
  const t = useTranslations('office');
  const errors = useTranslations('errors');
  const own = refused?.form === name ? refused : null;
  const messages = useFieldMessages(own, limits);
  const listed = Object.keys(labels)
    .filter((field) => messages[field] !== undefined)
    .map((field) => ({
      field,
      id: fieldIdIn(name, field),
      message: errors('ofField', { label: labels[field] ?? field, message: messages[field] ?? '' }),
    }));
  return (
    <form method="post" action={useContext(OfficeAddress)} className={styles.form} noValidate>
      {other === undefined ? <input type="hidden" name="do" value={name} /> : null}
      <ErrorSummary title={t('refused.title', { count: listed.length })} errors={listed} />
      {own?.problem ? <Problem>{t(`problems.${own.problem}`)}</Problem> : null}
      {children}
      <div className={styles.actions}>
        {other === undefined ? (
          <Button variant={variant}>{send}</Button>
        ) : (
          <TwoButtons variant={variant} acts={[{ name, send }, other]} />
        )}
      </div>
    </form>
  );
}

type TwoProps = { variant: ButtonVariant; acts: readonly { readonly name: string; readonly send: string }[] };

/** The first stands out; a text field that sends the form by the key Enter means it. */
function TwoButtons({ variant, acts }: TwoProps) {
  return acts.map(({ name, send }, index) => (
    <Button key={name} name="do" value={name} variant={index === 0 ? variant : 'secondary'}>
      {send}
    </Button>
  ));
}

/** A problem of the whole form takes the focus, as a list of wrong fields does. */
function Problem({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div tabIndex={-1} autoFocus>
      <Notice tone="error">{children}</Notice>
    </div>
  );
}

/** Id of a field, which differs between the forms of one page. */
const fieldIdIn = (form: string, field: string): string => `${form}-${field}`;

/** Limits that the sentences of errors state. */
type Limits = { readonly [code in FieldCode]?: number };
const usualLimits: Limits = { 'name.tooLong': maximumNameLength, 'note.tooLong': maxReasonLength };
const none: Limits = {};
const noLabels: Readonly<Record<string, string>> = {};

function useFieldMessages(refused: Refused | null, limits: Limits): Readonly<Record<string, string>> {
  const fields = useTranslations('fields');
  return Object.fromEntries(
    Object.entries(refused?.fields ?? {}).map(([field, code]) => [
      field,
      fields(code, {
        limit: limits[code] ?? usualLimits[code] ?? 0,
        size: '',
        types: '',
        megapixels: 0,
      }),
    ]),
  );
}

/**
 * Returns the properties of a text field of a form: id, label, error, and what was typed into the refused
 * form or else the given value.
 */
export function useOfficeField(
  form: string,
  refused: Refused | null,
  labels: Readonly<Record<string, string>>,
  limits = none,
) {
  const own = refused?.form === form ? refused : null;
  const messages = useFieldMessages(own, limits);
  return (name: string, given = '') => ({
    id: fieldIdIn(form, name),
    name,
    label: labels[name] ?? name,
    error: messages[name],
    defaultValue: own === null ? given : typedText(own.typed, name),
  });
}
