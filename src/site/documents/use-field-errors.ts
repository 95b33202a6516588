import { useTranslations } from 'use-intl';
import { maximumMessageLength } from '#board/applications/application-limits.ts';
import { oldest, youngest } from '#board/candidates/age.ts';
import { maximumCvs, maximumNameLength } from '#board/candidates/profile-limits.ts';
import type { FieldCode } from '#words/field-code.ts';
import { waitOf } from '#words/wait.ts';
import { useDocumentRule } from './document-limits.ts';

/** A field's code, or what stopped the whole form before it was read. */
export type Refusals = Readonly<Record<string, FieldCode | 'tooMany'>>;

/** The figures of the rules, as their sentences show them. */
export const limits: { readonly [code in FieldCode]?: number } = {
  'name.tooLong': maximumNameLength,
  'message.tooLong': maximumMessageLength,
  'birthDate.tooYoung': youngest,
  'birthDate.tooOld': oldest,
  'cv.tooMany': maximumCvs,
};

/** The sentences for refused fields, in the order in which the form has them. `wait` is in seconds. */
export function useFieldErrors(refusals: Refusals, order: readonly string[], wait?: number | null) {
  const t = useTranslations();
  const { size } = useDocumentRule();
  const sentence = (code: FieldCode | 'tooMany'): string =>
    code === 'tooMany'
      ? t('errors.tooMany', waitOf(wait ?? 60))
      : t(`fields.${code}`, { limit: limits[code] ?? 0, size });
  return Object.entries(refusals)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([field, code]) => ({ field, message: sentence(code) }));
}
