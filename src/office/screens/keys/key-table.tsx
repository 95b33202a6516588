import type { ListedKey } from '#board/operators/keys/list-keys.ts';
import { isScope, type Scope } from '#board/operators/keys/scopes.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { RowButton } from '../../frame/row-button.tsx';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

/** Returns the function that names the rights of a key. */
function useScopeNames() {
  const t = useTranslations('office.keys');
  const format = useOfficeFormats();
  const names: Readonly<Record<Scope, string>> = { 'offers:write': t('offersWrite'), webhooks: t('webhooks') };
  return (held: readonly string[]): string => format.list(held.map((scope) => (isScope(scope) ? names[scope] : scope)));
}

type Props = { keys: readonly ListedKey[]; now: Date };

/** Keys with their state, and a button that begins to revoke a good one. */
export function KeyTable({ keys, now }: Props) {
  const t = useTranslations('office.keys');
  const format = useOfficeFormats();
  const scopeNames = useScopeNames();
  const day = (at: Date | null) => (at === null ? '–' : format.dateTime(at, { dateStyle: 'medium' }));
  const columns = [t('operator'), t('prefix'), t('scopes'), t('made'), t('lastUse'), t('until'), t('state'), t('act')];
  const rows = keys.map(({ prefix, name, scopes, createdAt, lastUsedOn, expiresAt, revokedAt }) => {
    const isExpired = expiresAt !== null && expiresAt <= now;
    const isGood = revokedAt === null && !isExpired;
    const cells = [
      name,
      <code key="prefix">{prefix}</code>,
      scopeNames(scopes),
      day(createdAt),
      lastUsedOn === null ? t('never') : day(new Date(`${lastUsedOn}T12:00:00Z`)),
      expiresAt === null ? t('noEnd') : day(new Date(expiresAt.getTime() - 1)),
      <Tag key="state" tone={isGood ? 'sea' : 'plain'}>
        {t(isGood ? 'good' : revokedAt === null ? 'expired' : 'revoked')}
      </Tag>,
      isGood ? (
        <RowButton key="ask" name="ask" fields={{ prefix }} send={t('revoke')} about={`${name}, ${prefix}`} />
      ) : (
        '–'
      ),
    ];
    return { key: prefix, cells };
  });
  return <DataTable caption={t('list')} columns={columns} rows={rows} />;
}
