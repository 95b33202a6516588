import { useContext } from 'react';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { OfficeAddress } from './office-address.ts';

type Props = {
  /** Value of the field `do`, by which the screen finds the form. */
  readonly name: string;
  /** Hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Words of the button. Several rows have the same, so `about` says to which row it belongs. */
  readonly send: string;
  readonly about: string;
  readonly variant?: ButtonVariant;
};

/** A form of one button in a row of a table. */
export function RowButton({ name, fields, send, about, variant = 'secondary' }: Props) {
  return (
    <form method="post" action={useContext(OfficeAddress)}>
      <input type="hidden" name="do" value={name} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {/* The label begins with the words on the button, so that a voice finds it (WCAG 2.5.3). */}
      <Button variant={variant} aria-label={`${send} – ${about}`}>
        {send}
      </Button>
    </form>
  );
}
