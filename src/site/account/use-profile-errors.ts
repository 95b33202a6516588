import { useTranslations } from 'use-intl';
import { useLargestDocument } from '../documents/document-limits.ts';
import { waitOf } from '#words/wait.ts';

/** The words for the codes of refused fields. */
export function useProfileErrors(
  codes: Readonly<Record<string, string>>,
  wait?: number | null,
): Record<string, string> {
  const profile = useTranslations('account.profile.errors');
  const cv = useTranslations('account.cv.errors');
  const t = useTranslations('errors');
  const size = useLargestDocument();
  const words = (code: string): string => {
    if (code === 'tooMany') return t('tooMany', waitOf(wait ?? 60));
    const cvCode = code.replace(/^cv\./, '');
    if (isKey(cvCodes, cvCode) && code.startsWith('cv.')) return cv(cvCode, { size });
    return isKey(fieldCodes, code) ? profile(code) : cv('failed');
  };
  return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, words(code)]));
}

const cvCodes = ['required', 'typeNotAllowed', 'tooLarge', 'macros', 'tooMany', 'lastOne', 'notFound'] as const;

const fieldCodes = [
  'field.required',
  'name.tooLong',
  'name.invalid',
  'birthDate.invalid',
  'birthDate.tooYoung',
  'birthDate.tooOld',
  'nationality.invalid',
  'studyLevel.invalid',
] as const;

function isKey<K extends string>(keys: readonly K[], value: string): value is K {
  return keys.some((key) => key === value);
}
