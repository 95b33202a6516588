import catalogue from '#words/fr/office.json' with { type: 'json' };
import { useTranslations } from '#words/use-translations.ts';

const { types } = catalogue['contents'];
type TypeName = keyof typeof types;

const isTypeName = (type: string): type is TypeName => Object.hasOwn(types, type);

/** Types of documents that have a name, in the order of the catalogue. */
export const typeNames: readonly TypeName[] = Object.keys(types).filter(isTypeName);

/** Returns the function that names a type; a type without a name is shown by its id. */
export function useTypeName() {
  const t = useTranslations('office.contents.types');
  return (type: string): string => (isTypeName(type) ? t(type) : type);
}
