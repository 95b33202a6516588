import type { ImportRun } from '#board/operators/imports/import-runs.ts';
import { useTranslations } from '#words/use-translations.ts';

/** Returns the function that names a run: an import, or a dry run. */
export function useRunName() {
  const t = useTranslations('office.imports');
  return ({ id, kind }: Pick<ImportRun, 'id' | 'kind'>): string => t(kind === 'dryRun' ? 'dry' : 'import', { id });
}
