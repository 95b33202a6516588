import type { JsonObject } from '#content/json.ts';
import type { Field } from '#content/repository/models/type-models.ts';
import { controlClass, controlProps, FieldFrame } from '#ui/field-frame.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps, Named } from '../field-kind.ts';
import { blocksWithFrenchBlanks } from '../french-blanks.ts';
import { losesInNotation } from '../lost-in-notation.ts';
import { richTextEntries } from '../rich-text-entries.ts';
import {
  holdsBlocks,
  keptBlocks,
  typedPartsOf,
  readNotation,
  wordsOfBlock,
  writeNotation,
} from '../rich-text-notation.ts';
import { refuse, simpleKind } from '../simple-kind.ts';
import { wrongInBlocks } from '../wrong-in-blocks.ts';
import { TextPreview } from '../text-preview.tsx';
import { useControls } from '../use-control.ts';
import styles from '../../frame/editing.module.css';
import richText from '../../frame/rich-text.module.css';

/**
 * Rich text as Markdown. What Markdown cannot express is a line of its own, which can be moved or removed.
 * The editor of the browser posts lines that hold a block each.
 */
export const structuredTextKind = simpleKind({
  parts: [''],
  texts: (value, { named }) => ({ '': writeNotation(value, named) }),
  read: ({ '': text = '' }, { field, named, origin }) => {
    if (losesInNotation(typedPartsOf(text))) refuse('block');
    const read = readNotation(text, origin, named) ?? refuse('keptBlock');
    const blocks = blocksWithFrenchBlanks(read, { origin, lang: named.lang });
    const wrong = wrongInBlocks(blocks, allowedIn(field));
    return wrong === null ? blocks : refuse(wrong);
  },
  Controls: StructuredTextControls,
});

const allowedIn = (field: Field) => (field.type === 'StructuredText' ? field : { blocks: [], single: false });

const most = 200_000;

function StructuredTextControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const { defaultValue, ...control } = useControls(props)();
  const { field, origin, sheet } = props;
  const text = readable(defaultValue, origin, sheet.named);
  const entries = richTextEntries(text, origin, sheet.named);
  const { blocks, single } = allowedIn(field);
  const kept = keptBlocks(text, origin);
  const framed = { ...control, hint: t('richHint') };
  const hasText = entries !== null && entries.length > 0;
  return (
    <div className={styles.several}>
      <FieldFrame {...framed}>
        <div className={richText.stage} data-closed-text={hasText ? '' : undefined} data-hint={t('richClosed')}>
          {hasText ? <TextPreview entries={entries} /> : null}
          <textarea
            {...controlProps(framed)}
            className={controlClass}
            defaultValue={text}
            rows={8}
            maxLength={most}
            data-rich-text={
              entries === null ? undefined : JSON.stringify({ blocks, single, newTabs: opensTabs(field), entries })
            }
            data-lang={sheet.named.lang}
          />
        </div>
      </FieldFrame>
      {kept.length === 0 ? null : <KeptBlocks kept={kept} />}
    </div>
  );
}

const opensTabs = (field: Field): boolean => field.type === 'StructuredText' && field.opensTabs === true;

/** Writes the blocks that the editor posted as Markdown again, if a page shows them once more. */
function readable(text: string, origin: unknown, named: Named): string {
  const blocks = holdsBlocks(text) ? readNotation(text, origin, named) : null;
  return blocks === null ? text : writeNotation(blocks, named, origin);
}

type KeptProps = { kept: readonly { readonly number: number; readonly block: JsonObject }[] };

function KeptBlocks({ kept }: KeptProps) {
  const t = useTranslations('office.writing');
  return (
    <div className={styles.kept} data-kept-list>
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
