import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import editing from '../../frame/editing.module.css';
import parts from '../../frame/parts.module.css';
import type { OtherLanguage } from './other-language.ts';

type Props = {
  readonly other: OtherLanguage | null;
  /** True for a new document whose form is still empty. */
  readonly isEmpty: boolean;
};

/** Buttons that show the other language or begin with it. They send the form, so nothing typed is lost. */
export function BesideBar({ other, isEmpty }: Props) {
  const t = useTranslations('office.beside');
  if (other === null) return null;
  const { lang, isShown, opened, withIt, withoutIt, own } = other;
  return (
    <div className={parts.stack}>
      <div className={editing.bar}>
        <Button variant="quiet" name="step" value="show" formAction={isShown ? withoutIt : withIt}>
          {t(`${isShown ? 'hide' : 'show'}.${lang}`)}
        </Button>
        {isEmpty && opened !== null ? (
          <Button variant="secondary" name="step" value="copy">
            {t(`begin.${lang}`)}
          </Button>
        ) : null}
        {isShown && opened !== null ? (
          <a className={parts.tableLink} href={own}>
            {t(`write.${lang}`)}
          </a>
        ) : null}
      </div>
      {isShown && opened === null ? (
        <Notice tone="info" title={t(`missing.${lang}`)}>
          <p>
            <a className={parts.tableLink} href={own}>
              {t('create')}
            </a>
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
