import type { MarkType } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isObject, type JsonObject, textOf } from '#content/json.ts';
import { startTargets } from './find-targets.ts';
import { addressFrom } from './link-data.ts';
import { linkPlace, removeLink, setLink } from './link-place.ts';
import { copyOfPart, partsOfPage } from './page-parts.ts';
import type { Target } from './target-options.ts';

/** Makes the command that opens the dialog for the link at the selection, or for a new one. */
export function linkCommand(type: MarkType | undefined, newTabs: boolean): Command {
  return (state, dispatch, view) => {
    if (type === undefined || !state.selection.$from.parent.type.allowsMarkType(type)) return false;
    if (!(state.selection instanceof TextSelection)) return false;
    if (dispatch !== undefined && view !== undefined) openDialog(view, type, newTabs);
    return true;
  };
}

function openDialog(view: EditorView, type: MarkType, newTabs: boolean): void {
  const dialog = copyOfPart('link');
  const input = dialog?.querySelector<HTMLInputElement>('input[name=link]');
  const tab = dialog?.querySelector<HTMLInputElement>('input[name=tab]');
  if (!(dialog instanceof HTMLDialogElement) || !input || !tab) return;
  const place = linkPlace(view.state, type);
  const old: JsonObject = isObject(place.mark?.attrs['data']) ? place.mark.attrs['data'] : {};
  document.body.append(dialog);
  const target = startTarget(input, old);
  if (newTabs) tab.checked = old['target'] === '_blank';
  else tab.parentElement?.remove();
  const remove = dialog.querySelector<HTMLButtonElement>('[value=remove]');
  if (place.mark === null) remove?.remove();
  dialog.querySelector('[value=cancel]')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    view.focus();
  });
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter === remove) removeLink(view, place, type);
    else {
      const found = target.read(newTabs ? tab.checked : null);
      if (found === null) return;
      setLink(view, place, { mark: type.create({ data: found.data }), words: found.words });
    }
    dialog.close();
  });
  dialog.showModal();
  input.focus();
}

type Found = { readonly data: JsonObject; readonly words: string };

/** The field of the dialog: an address, or a document that was chosen. */
function startTarget(input: HTMLInputElement, old: JsonObject) {
  let chosen: Target | null = targetOf(old);
  input.value = chosen?.title ?? textOf(old['url']);
  const field = startTargets(input, (target) => {
    chosen = target;
    input.value = target.title;
    field?.sayChosen(target.title);
  });
  if (chosen !== null) field?.sayChosen(chosen.title);
  input.addEventListener('input', () => {
    chosen = null;
    input.removeAttribute('aria-invalid');
  });
  /** Returns what was chosen; what leads nowhere is named in the dialog. */
  const read = (tab: boolean | null): Found | null => {
    const data = dataOf({ typed: input.value, chosen, old, tab });
    if (data !== null) return { data, words: chosen?.title ?? input.value.trim() };
    input.setAttribute('aria-invalid', 'true');
    field?.say(partsOfPage()?.dataset['wrongLink'] ?? '');
    input.focus();
    return null;
  };
  return { read };
}

/** The document of a link, by the list of the page; null for other links. */
function targetOf({ link_type, id }: JsonObject): Target | null {
  if (link_type !== 'Document') return null;
  const known = document.querySelector<HTMLOptionElement>(`option[data-id='${CSS.escape(textOf(id))}']`);
  return { id: textOf(id), value: known?.value ?? '', title: known?.text ?? textOf(id), type: '' };
}

type Filled = {
  readonly typed: string;
  readonly chosen: Target | null;
  readonly old: JsonObject;
  /** Null if links of the field have no such choice: then the link keeps what it had. */
  readonly tab: boolean | null;
};

function dataOf({ typed, chosen, old, tab }: Filled): JsonObject | null {
  if (chosen !== null) return chosen.id === old['id'] ? old : { link_type: 'Document', id: chosen.id };
  const url = addressFrom(typed);
  const { target, ...others } = old['link_type'] === 'Web' ? old : { target: undefined };
  if (url === null) return null;
  const inTab = tab === null ? target : tab ? '_blank' : undefined;
  return { ...others, link_type: 'Web', url, ...(inTab !== undefined && { target: inTab }) };
}
