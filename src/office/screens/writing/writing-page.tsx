import { clsx } from 'clsx';
import { useContext } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DocumentFields } from '../../editing/document-fields.tsx';
import type { RefusedControls } from '../../editing/edit-code.ts';
import { modelWord } from '../../editing/model-words.ts';
import type { Typed } from '../../editing/typed.ts';
import { PictureDialog } from '../../editing/pictures/picture-dialog.tsx';
import { RichTextParts } from '../../editing/rich-text-parts.tsx';
import { controlId } from '../../editing/use-control.ts';
import editing from '../../frame/editing.module.css';
import { OfficeAddress } from '../../frame/office-address.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { BesideBar } from './beside-bar.tsx';
import { type Keeping, KeepingLine } from './keeping-line.tsx';
import type { OpenedDocument } from './opened-document.ts';
import { pageField } from './opened-page.ts';
import type { OtherLanguage } from './other-language.ts';

type Props = {
  readonly opened: OpenedDocument;
  readonly typed: Typed;
  readonly refused: RefusedControls;
  readonly keeping: Keeping;
  readonly other: OtherLanguage | null;
};

const linkList = 'links';

/** The form of a document. The first button is the one that the key Enter presses, so it saves. */
export function WritingForm({ opened, typed, refused, keeping, other }: Props) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const { base, content, isStored, model, named, wasPublished } = opened;
  const beside = other?.isShown ? other.opened : null;
  const save = (
    <Button name="step" value="save">
      {t('save')}
    </Button>
  );
  return (
    <>
      <form
        method="post"
        action={useContext(OfficeAddress)}
        className={clsx(editing.document, beside && editing.withBeside)}
        noValidate
      >
        <input type="hidden" name="do" value="write" />
        <input type="hidden" name="base" value={base ?? ''} />
        <input type="hidden" name={pageField} value={keeping.page} />
        {isStored ? null : <input type="hidden" name="origin" value={JSON.stringify(content)} />}
        <Errors refused={refused} />
        <div className={editing.bar}>
          {save}
          <KeepingLine keeping={keeping} />
        </div>
        <BesideBar other={other} isEmpty={opened.id === null && !keeping.isTyped} />
        <DocumentFields
          model={model}
          origin={content}
          other={beside?.content ?? null}
          wasPublished={wasPublished}
          sheet={{ named, typed, refused, linkList, beside: beside?.named ?? null }}
        />
        <div className={editing.bar}>
          {save}
          {opened.id === null ? null : (
            <a className={buttonClass('link')} href={localized(locale, `/bureau/contenus/${opened.id}`)}>
              {t('acts')}
            </a>
          )}
        </div>
        <LinkTargets opened={opened} />
        <PictureDialog />
      </form>
      <RichTextParts search={`${localized(locale, '/bureau/contenus/cibles')}?lang=${opened.name.lang}`} />
    </>
  );
}

function Errors({ refused }: Pick<Props, 'refused'>) {
  const t = useTranslations('office');
  const errors = useTranslations('errors');
  const locale = useOfficeLocale();
  const listed = [...refused].map(([control, { code, label, words }]) => {
    const message = words ?? t(`writing.refused.${code}`);
    const said = label === '' ? message : errors('ofField', { label: modelWord(label, locale), message });
    return { field: control, id: controlId(control), message: said };
  });
  return <ErrorSummary title={t('refused.title', { count: listed.length })} errors={listed} />;
}

function LinkTargets({ opened: { targets, name } }: Pick<Props, 'opened'>) {
  return (
    <datalist id={linkList}>
      {targets.map(({ id, type, key, lang, title }) => (
        <option key={id} data-id={id} value={lang === name.lang ? `doc:${type}/${key}` : `doc:${id}`}>
          {title ?? key}
        </option>
      ))}
    </datalist>
  );
}
