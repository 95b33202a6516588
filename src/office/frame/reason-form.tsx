import type { ReactNode } from 'react';
import { candidateReadLimits } from '#board/operators/people/candidate-read-limits.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { Refused } from '../request/office-screen.ts';
import { OfficeForm, useOfficeField } from './office-form.tsx';

type Props = {
  readonly name: string;
  readonly refused: Refused | null;
  readonly send: string;
  readonly variant: ButtonVariant;
  readonly children?: ReactNode;
};

const limits = {
  'note.tooLong': candidateReadLimits.longestReason,
  'field.check': candidateReadLimits.shortestReason,
} as const;

/** A form that asks why. The reason stays in the audit, so it must name nobody. */
export function ReasonForm({ name, refused, send, variant, children }: Props) {
  const t = useTranslations('office');
  // A reading has a reason of its own kind, which a candidate may see.
  const labels = { reason: name === 'read' ? t('people.reason') : t('audit.why') };
  const field = useOfficeField(name, refused, labels, limits);
  const isPersonal = refused?.form === name && refused.fields['reason'] === 'field.invalid';
  return (
    <OfficeForm name={name} refused={refused} labels={labels} limits={limits} send={send} variant={variant}>
      {children}
      <TextField
        {...field('reason')}
        error={isPersonal ? t('people.personalReason') : field('reason').error}
        autoComplete="off"
        maxLength={candidateReadLimits.longestReason}
        required
      />
    </OfficeForm>
  );
}
