import { history } from 'prosemirror-history';
import { EditorState, type Plugin, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { docOf } from './blocks-to-doc.ts';
import { cleanPaste } from './clean-paste.ts';
import { textOfDoc } from './doc-to-text.ts';
import { editorKeys } from './editor-keys.ts';
import { editorSchema } from './editor-schema.ts';
import { editorTools } from './editor-tools.ts';
import { type FieldSettings, fieldSettings } from './field-settings.ts';
import { linkCommand } from './link-dialog.ts';
import { copyOfPart, partsOfPage } from './page-parts.ts';
import { startToolbar } from './toolbar.ts';

/** What was copied in another field, or on this page before, has numbers of other blocks. */
const pageLoad = `-${Math.random()}`;

/**
 * Puts the editor of rich text in the place of a text field. The field stays in the form, hidden: it holds
 * what is posted, and hears of every change at once. A text that the editor cannot show stays in its field.
 */
export function start(area: HTMLElement): void {
  const settings = area instanceof HTMLTextAreaElement ? fieldSettings(area) : null;
  if (!(area instanceof HTMLTextAreaElement) || settings === null) return;
  const schema = editorSchema(settings, area.id + pageLoad);
  const doc = docOf(schema, settings.entries);
  const editor = copyOfPart('editor');
  const [bar, writing] = [editor?.querySelector<HTMLElement>('[role=toolbar]'), editor?.querySelector('[data-part]')];
  if (doc === null || !editor || !bar || !(writing instanceof HTMLElement)) return;

  const initial = area.value;
  const hadFocus = document.activeElement === area;
  const tools = editorTools(schema, linkCommand(schema.marks['hyperlink'], settings.newTabs));
  const toToolbar = (): boolean => {
    bar.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return true;
  };
  const plugins = [...editorKeys(schema, tools, toToolbar), history()];
  area.after(editor);
  const attributes = takePlace(area);
  const view = viewOf(writing, { settings, attributes, state: stateOf(doc, plugins) });
  labelFor(area)?.addEventListener('click', () => view.focus());
  bar.setAttribute('aria-controls', view.dom.id);
  const showTools = startToolbar(bar, tools, view);
  view.setProps({
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      showTools();
      if (transaction.docChanged) post(area, view.state.doc.eq(doc) ? initial : textOfDoc(view.state.doc));
    },
  });
  showTools();
  if (hadFocus) view.focus();
}

/** The cursor stands where somebody who typed before would go on. */
function stateOf(doc: EditorState['doc'], plugins: readonly Plugin[]): EditorState {
  const isShort = doc.childCount === 1;
  return EditorState.create({ doc, plugins: [...plugins], ...(isShort && { selection: Selection.atEnd(doc) }) });
}

function post(area: HTMLTextAreaElement, text: string): void {
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const labelFor = ({ labels }: HTMLTextAreaElement): HTMLLabelElement | null => {
  const [label] = labels;
  return label instanceof HTMLLabelElement ? label : null;
};

/**
 * Hides the field, and returns its id, label, hint and error for the editor: errors of the page lead to what
 * somebody can write in.
 */
function takePlace(area: HTMLTextAreaElement): Record<string, string> {
  const { id } = area;
  const label = labelFor(area);
  if (label !== null) label.id = `${id}-label`;
  const hint = document.querySelector(`#${CSS.escape(id)}-hint`);
  if (hint !== null) hint.textContent = partsOfPage()?.dataset['hint'] ?? '';
  area.hidden = true;
  area.id = `${id}-posted`;
  if (label !== null) label.htmlFor = area.id;
  area.closest('div:has([data-kept-list])')?.querySelector<HTMLElement>('[data-kept-list]')?.setAttribute('hidden', '');
  const copied = ['aria-describedby', 'aria-invalid'].flatMap((name): [string, string][] => {
    const value = area.getAttribute(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(copied),
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    lang: area.dataset['lang'] ?? '',
  };
}

/**
 * Lets the editor read what is selected before a command acts on it. Browsers announce a selection in a task
 * of its own (https://w3c.github.io/selection-api/#scheduling-selectionchange-event), which may come after
 * the next key: a link would then not cover the words that Shift and Home have just selected.
 */
function readSelection({ dom }: EditorView, { ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  return false;
}

type Shown = {
  readonly settings: FieldSettings;
  readonly attributes: Record<string, string>;
  readonly state: EditorState;
};

function viewOf(mount: HTMLElement, { settings, attributes, state }: Shown): EditorView {
  const isOwn = (kept: Element): boolean => kept.getAttribute('data-editor') === attributes['id'] + pageLoad;
  return new EditorView(
    { mount },
    {
      state,
      attributes,
      handleDOMEvents: { keydown: readSelection },
      transformPastedHTML: (html) => cleanPaste(html, settings, isOwn),
      transformPastedText: (text) => (settings.single ? text.replaceAll(/\s*\n\s*/g, ' ') : text),
    },
  );
}
