import { useFormatter, useTranslations } from 'use-intl';

const words = {
  'field.required': 'required',
  'email.invalid': 'email',
  'name.tooLong': 'nameTooLong',
  'name.invalid': 'nameInvalid',
  'cv.required': 'cv',
  'cv.typeNotAllowed': 'fileType',
  'cv.tooLarge': 'fileSize',
  'cv.macros': 'macros',
  'message.tooLong': 'message',
  'message.invalid': 'message',
} as const;

/** 2048 KB in the reader's units: specification §5. */
export function useLargestFile(): string {
  return useFormatter().number(2048, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' });
}

/** The sentences for the codes of refused fields, in the order of the form. */
export function useApplicationErrors(codes: Readonly<Record<string, string>>): { field: string; message: string }[] {
  const t = useTranslations('offer.apply.error');
  const size = useLargestFile();
  const sentence = (code: string): string => t(isKnown(code) ? words[code] : 'failed', { size });
  return Object.entries(codes).map(([field, code]) => ({ field, message: sentence(code) }));
}

function isKnown(code: string): code is keyof typeof words {
  return code in words;
}
