import { useTranslations } from 'use-intl';
import { useLargestDocument } from '../documents/document-limits.ts';

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

const order = ['email', 'lastName', 'firstName', 'cv', 'coverLetter', 'message'];

/** The sentences for the codes of refused fields, in the order of the form. */
export function useApplicationErrors(codes: Readonly<Record<string, string>>): { field: string; message: string }[] {
  const t = useTranslations('offer.apply.error');
  const size = useLargestDocument();
  const sentence = (code: string): string => t(isKnown(code) ? words[code] : 'failed', { size });
  const fields = Object.keys(codes).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return fields.map((field) => ({ field, message: sentence(codes[field] ?? '') }));
}

function isKnown(code: string): code is keyof typeof words {
  return code in words;
}
