import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import parts from './parts.module.css';

type Props = {
  /** Address of the list without its query. */
  address: string;
  query: URLSearchParams;
  /** Parameter that says where a page begins. */
  name?: string;
  /** Where the next page begins; null on the last page. */
  next: string | null;
};

/** Links to the next page of a list, and back to its start. */
export function PageLinks({ address, query, name = 'after', next }: Props) {
  const t = useTranslations('office.frame');
  const isLater = Boolean(query.get(name));
  const at = (after: string) =>
    `${address}?${new URLSearchParams({ ...Object.fromEntries(query), [name]: after }).toString()}`;
  if (next === null && !isLater) return null;
  return (
    <div className={parts.actions}>
      {isLater ? (
        <a className={buttonClass('secondary')} href={at('')}>
          {t('first')}
        </a>
      ) : null}
      {next === null ? null : (
        <a className={buttonClass('secondary')} href={at(next)}>
          {t('more')}
        </a>
      )}
    </div>
  );
}
