import { checkSynonym } from '#board/operators/synonyms/check-synonym.ts';
import { listSynonyms } from '#board/operators/synonyms/list-synonyms.ts';
import { setSynonym, undoSynonymChange } from '#board/operators/synonyms/set-synonym.ts';
import { synonymEffects } from '#board/operators/synonyms/synonym-effects.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type OfficePage, type Refused, staffScreen } from '../../request/office-screen.ts';
import { SynonymForm } from './synonym-form.tsx';
import { SynonymPreview } from './synonym-preview.tsx';
import { SynonymTables } from './synonym-tables.tsx';
import { rowNumber } from '../../request/row-number.ts';

/** `/bureau/synonymes`: words that the staff teach the search, and what each would change. */
export const synonymsScreen = staffScreen({
  act: 'synonym.read',
  show: page,
  forms: {
    preview: { act: 'synonym.change', send: preview },
    set: { act: 'synonym.change', send: set },
    undo: { act: 'synonym.change', send: undo },
  },
});

const done = ['set', 'undone'] as const;

async function page({ parts: { board }, locale, url }: StaffRequest, refused: Refused | null): Promise<OfficePage> {
  const t = officeWords(locale, 'synonyms');
  const listed = await listSynonyms(board);
  const members = await actorNames(
    board,
    listed.changes.map(({ by }) => by),
  );
  const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
  const body = (
    <div className={parts.stack}>
      <Said said={said} refused={refused} />
      <SynonymForm refused={refused} />
      <SynonymTables listed={listed} members={members} />
    </div>
  );
  return { title: t('title'), lead: t('lead'), body };
}

const typedIn = (form: FormData) => ({
  word: typedText(form, 'word'),
  concept: typedText(form, 'off') === 'yes' ? '' : typedText(form, 'concept').trim() || '?',
});

/** Says what the change would do. Nothing is written yet. */
async function preview({ parts: { board }, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const change = await checkSynonym(board, typedIn(form));
  const effects = await synonymEffects(board, change);
  const t = officeWords(locale, 'synonyms');
  return {
    page: { title: t('previewTitle', { word: change.word }), body: <SynonymPreview {...{ change, effects }} /> },
  };
}

async function set({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  await setSynonym(board, actor, typedIn(form));
  return { redirectTo: `${localized(locale, '/bureau/synonymes')}?fait=set` };
}

async function undo({ parts: { board }, actor, locale }: StaffRequest, form: FormData): Promise<FormEnd> {
  const id = rowNumber(typedText(form, 'change'));
  await undoSynonymChange(board, actor, id);
  return { redirectTo: `${localized(locale, '/bureau/synonymes')}?fait=undone` };
}

function Said({ said, refused }: { said: (typeof done)[number] | null; refused: Refused | null }) {
  const t = useTranslations('office');
  if (refused?.problem && refused.form !== 'preview')
    return <Notice tone="error">{t(`problems.${refused.problem}`)}</Notice>;
  return said === null || refused !== null ? null : <Notice tone="success">{t(`synonyms.done.${said}`)}</Notice>;
}
