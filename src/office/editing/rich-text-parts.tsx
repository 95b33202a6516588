import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { PathIcon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import icons from './rich-text-icons.json' with { type: 'json' };
import parts from '../frame/parts.module.css';
import styles from '../frame/rich-text.module.css';

/** The tools in their order, with their keys. The script leaves out what a field does not allow. */
const tools = [
  ['strong', 'Ctrl+B'],
  ['em', 'Ctrl+I'],
  ['hyperlink', 'Ctrl+K'],
  ['paragraph', 'Ctrl+Shift+0'],
  ['heading1', 'Ctrl+Shift+1'],
  ['heading2', 'Ctrl+Shift+2'],
  ['heading3', 'Ctrl+Shift+3'],
  ['heading4', 'Ctrl+Shift+4'],
  ['heading5', 'Ctrl+Shift+5'],
  ['heading6', 'Ctrl+Shift+6'],
  ['list-item', 'Ctrl+Shift+8'],
  ['o-list-item', 'Ctrl+Shift+7'],
  ['preformatted', 'Ctrl+Shift+9'],
  ['up', 'Alt+↑'],
  ['down', 'Alt+↓'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Shift+Z'],
] as const;
type Tool = (typeof tools)[number];

/** Headings have no picture: the style sheet shows their sign and number. */
const iconOf: Readonly<Record<string, string | undefined>> = icons;

type Props = {
  /** Address that finds documents by the words of their titles. */
  readonly search: string;
};

/**
 * What the editor of rich text and the search for documents are made of, for the scripts. Nobody sees it
 * here.
 */
export function RichTextParts({ search }: Props) {
  const t = useTranslations('office.richText');
  return (
    <template id="rich-text-parts" data-search={search} data-hint={t('hint')} data-wrong-link={t('wrongLink')}>
      <div className={styles.editor} data-part="editor">
        <div role="toolbar" aria-label={t('toolbar')} className={styles.tools}>
          {tools.map((tool) => (
            <ToolButton key={tool[0]} tool={tool} />
          ))}
        </div>
        <div className={styles.writing} data-part="writing" />
      </div>
      <LinkDialog />
      <div data-part="targets">
        <ul
          aria-label={t('results')}
          className={styles.results}
          data-none={t('noResults')}
          data-some={t('found', { count: '{count}' })}
          data-chosen={t('chosen', { title: '{title}' })}
          hidden
        />
        <output className={styles.status} />
      </div>
      <li className={styles.result} data-part="target">
        <span />
        <small />
      </li>
    </template>
  );
}

function ToolButton({ tool: [name, keys] }: { tool: Tool }) {
  const t = useTranslations('office.richText');
  const icon = iconOf[name];
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.tool}
      data-does={name}
      data-sign={icon === undefined ? name.replace('heading', t('headingSign')) : undefined}
      aria-label={t(`tools.${name}`)}
      title={t('withKeys', { name: t(`tools.${name}`), keys })}
    >
      {icon === undefined ? null : <PathIcon path={icon} />}
    </button>
  );
}

/** One field takes an address, or the title of a document. */
function LinkDialog() {
  const t = useTranslations('office.richText');
  return (
    <dialog className={styles.linkDialog} data-part="link" aria-labelledby="rich-link-title">
      <form method="dialog" noValidate>
        <h2 id="rich-link-title">{t('link.title')}</h2>
        <div>
          <TextField
            id="rich-link"
            name="link"
            label={t('link.to')}
            hint={t('link.hint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
          />
        </div>
        <CheckboxField id="rich-link-tab" name="tab" label={t('link.newTab')} />
        <div className={parts.actions}>
          <Button value="apply">{t('link.apply')}</Button>
          <Button variant="secondary" value="remove">
            {t('link.remove')}
          </Button>
          <Button variant="secondary" value="cancel" type="button">
            {t('link.cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
