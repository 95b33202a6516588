import type { AuditEntry } from '#staff/audit/audit-rows.ts';
import { roles } from '#staff/roles.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';

/** Number of changes that a row shows at once. */
const atOnce = 3;

const named = [
  'name',
  'email',
  'roles',
  'way',
  'version',
  'uid',
  'tags',
  'alt_fr',
  'alt_en',
  'credit',
  'link',
] as const;
const ways = ['provider', 'link'] as const;

/** Changed fields as removed and added text. A field or value without words is shown by its name. */
export function ChangeList({ changes }: Pick<AuditEntry, 'changes'>) {
  const t = useTranslations('office');
  const all = Object.entries(changes);
  const fields = new Map<string, string>(named.map((name) => [name, t(`audit.named.${name}`)]));
  const values = new Map<string, ReadonlyMap<string, string>>([
    ['roles', new Map(roles.map((role) => [role, t(`roles.${role}`)]))],
    ['way', new Map(ways.map((way) => [way, t(`audit.ways.${way}`)]))],
  ]);
  const list = (
    <ul className={parts.changes}>
      {all.map(([field, [before, after]]) => (
        <li key={field}>
          <b>{fields.get(field) ?? field}</b> <Value value={before} words={values.get(field)} isOld />{' '}
          <Value value={after} words={values.get(field)} />
        </li>
      ))}
    </ul>
  );
  if (all.length <= atOnce) return list;
  return (
    <details className={parts.more}>
      <summary>{t('audit.fields', { count: all.length })}</summary>
      {list}
    </details>
  );
}

type Props = { value: unknown; words: ReadonlyMap<string, string> | undefined; isOld?: boolean };

function Value({ value, words, isOld = false }: Props) {
  const text = textOf(value, words);
  if (text === '') return null;
  return isOld ? <del>{text}</del> : <ins>{text}</ins>;
}

function textOf(value: unknown, words?: ReadonlyMap<string, string>): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((one) => textOf(one, words)).join(', ');
  return typeof value === 'string' ? (words?.get(value) ?? value) : JSON.stringify(value);
}
