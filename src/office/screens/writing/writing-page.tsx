import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DocumentFields } from '../../editing/document-fields.tsx';
import type { RefusedControls } from '../../editing/edit-code.ts';
import { modelWord } from '../../editing/model-words.ts';
import type { Typed } from '../../editing/typed.ts';
import { PictureDialog } from '../../editing/picture-dialog.tsx';
import { RichTextParts } from '../../editing/rich-text-parts.tsx';
import { controlId } from '../../editing/use-control.ts';
import editing from '../../frame/editing.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { OpenedDocument } from './opened-document.ts';

type Props = { readonly opened: OpenedDocument; readonly typed: Typed; readonly refused: RefusedControls };

const linkList = 'links';

/** The form of a document. The first button is the one that the key Enter presses, so it saves. */
export function WritingForm({ opened, typed, refused }: Props) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  const { base, content, isStored, model, named } = opened;
  const save = (
    <Button name="step" value="save">
      {t('save')}
    </Button>
  );
  return (
    <>
      <form method="post" className={editing.document} noValidate>
        <input type="hidden" name="do" value="write" />
        <input type="hidden" name="base" value={base ?? ''} />
        {isStored ? null : <input type="hidden" name="origin" value={JSON.stringify(content)} />}
        <Errors refused={refused} />
        <div className={editing.bar}>{save}</div>
        <DocumentFields model={model} origin={content} sheet={{ named, typed, refused, linkList }} />
        <div className={editing.bar}>{save}</div>
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
  const listed = [...refused].map(([control, { code, label }]) => {
    const message = t(`writing.refused.${code}`);
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
