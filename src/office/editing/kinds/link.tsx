import { isObject, textOf } from '#content/json.ts';
import { isWebAddress } from '#content/repository/models/is-web-address.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { ControlsProps } from '../field-kind.ts';
import { readLinkText, targetText } from '../link-text.ts';
import { partName, refuse, simpleKind, type Texts } from '../simple-kind.ts';
import { firstTyped, inOneLine } from '../typed.ts';
import { useControls } from '../use-control.ts';

const empty = { link_type: 'Any' };

/** A link to a document, a file or an address. Its text has a control if it has a text. */
export const linkKind = simpleKind({
  parts: ['', 'text'],
  texts: (value, { named }) => {
    const link = isObject(value) ? value : empty;
    const target = inOneLine(targetText(link, named) ?? '');
    const texts: Texts = { '': target };
    return 'text' in link ? { ...texts, text: inOneLine(textOf(link.text)) } : texts;
  },
  read: ({ '': typed = '', text }, { field, named, origin }) => {
    const to = typed.trim();
    if (to === '') return empty;
    const old = isObject(origin) ? origin : {};
    const shownText = text === undefined || text === inOneLine(textOf(old['text'])) ? {} : { text };
    if (to === targetText(old, named)) return { ...old, ...shownText };
    const link = readLinkText(to, named.lang);
    if (link.link_type === 'Web' && !isWebAddress(link.url)) refuse('address');
    const { select = null } = field.type === 'Link' ? field : {};
    if (select === 'document' && link.link_type !== 'Document') refuse('document');
    if (select === 'media') refuse('media');
    const { variant, text: oldText, target } = old;
    const kept = { text: oldText, variant, ...(link.link_type === 'Web' && { target }) };
    const stays = Object.entries(kept).filter(([, value]) => value !== undefined);
    return { ...link, ...Object.fromEntries(stays), ...shownText };
  },
  Controls: LinkControls,
});

function LinkControls(props: ControlsProps) {
  const t = useTranslations('office.writing');
  const control = useControls(props);
  const hasText = firstTyped(props.sheet.typed, partName(props.name, 'text')) !== undefined;
  const isDocument = props.field.type === 'Link' && props.field.select === 'document';
  return (
    <>
      <TextField
        {...control()}
        hint={isDocument ? t('documentHint') : t('linkHint')}
        list={props.sheet.linkList}
        data-targets=""
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
      />
      {hasText ? <TextField {...control('text', t('linkText'))} autoComplete="off" maxLength={500} /> : null}
    </>
  );
}
