import type { JsonObject } from '#content/json.ts';
import type { Field } from '#content/repository/models/type-models.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { losesInNotation } from '../lost-in-notation.ts';
import { keptBlocks, readNotation, wordsOfBlock, writeNotation } from '../rich-text-notation.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { wrongInBlocks } from '../wrong-in-blocks.ts';
import { useControls } from '../use-control.ts';
import styles from '../../frame/editing.module.css';

/**
 * Rich text as Markdown. What Markdown cannot express is a line of its own, which can be moved or removed.
 */
export const structuredTextKind = simpleKind({
  parts: [''],
  texts: (value, { named }) => ({ '': writeNotation(value, named) }),
  read: ({ '': text = '' }, { field, named, origin }) => {
    if (losesInNotation(text)) refuse('block');
    const blocks = readNotation(text, origin, named) ?? refuse('keptBlock');
    const wrong = wrongInBlocks(blocks, allowedIn(field));
    return wrong === null ? blocks : refuse(wrong);
  },
  Controls: StructuredTextControls,
});

const allowedIn = (field: Field) => (field.type === 'StructuredText' ? field : { blocks: [], single: false });

const most = 200_000;

function StructuredTextControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const control = useControls(props)();
  const kept = keptBlocks(control.defaultValue, props.origin);
  return (
    <div className={styles.several}>
      <TextAreaField {...control} hint={t('richHint')} rows={8} maxLength={most} />
      {kept.length === 0 ? null : <KeptBlocks kept={kept} />}
    </div>
  );
}

type KeptProps = { kept: readonly { readonly number: number; readonly block: JsonObject }[] };

function KeptBlocks({ kept }: KeptProps) {
  const t = useTranslations('office.writing');
  return (
    <div className={styles.kept}>
      <p>{t('keptBlocks')}</p>
      <ul>
        {kept.map(({ number, block }) => (
          <li key={number}>
            <code>{`{{${number}}}`}</code> {wordsOfBlock(block) || t('emptyBlock')}
          </li>
        ))}
      </ul>
    </div>
  );
}
