import { useFormats } from '../i18n/formats.ts';

/** 2048 KB, in the reader's units: «2 048 Ko». Specification §5. */
export function useDocumentSize(): string {
  const format = useFormats();
  return format.number(2048, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' });
}
