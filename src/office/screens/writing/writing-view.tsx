import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { headingOf } from '#content/repository/models/heading.ts';
import { actorText } from '#staff/actor.ts';
import { readPresence } from '#staff/writing/presence.ts';
import { writeDocument } from '../../editing/document-form.ts';
import type { RefusedControls } from '../../editing/edit-code.ts';
import { modelWord } from '../../editing/model-words.ts';
import { HostileForm, type Typed, typedFrom } from '../../editing/typed.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { PresenceLine } from '../../frame/presence.tsx';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, OfficePage } from '../../request/office-screen.ts';
import { LivePreview } from './live-preview.tsx';
import { DeviceWork, type WorkNotice, WorkNotices } from './work-notices.tsx';
import { offeredWorks } from './offered-works.ts';
import type { OpenedDocument } from './opened-document.ts';
import { workPlaceOf } from './opened-page.ts';
import { otherLanguage } from './other-language.ts';
import { WritingForm } from './writing-page.tsx';

const nothingRefused: RefusedControls = new Map();

type Written = {
  /** What the form holds; what the document says if it is left out. */
  readonly typed?: Typed;
  readonly refused?: RefusedControls;
  /** Id of the opened page. A page that shows a form again keeps it. */
  readonly page?: string;
  /** The page with whose work this one goes on. */
  readonly continues?: string | null;
  readonly notice?: WorkNotice | null;
};

/** What the form of a document holds if nobody has typed anything. */
export const typedOf = ({ model, content, named }: OpenedDocument): Typed =>
  typedFrom(writeDocument(model, content, named));

/** The page with the form of a document, who else writes it, and unsaved work that waits. */
export async function writingPage(asked: StaffRequest, opened: OpenedDocument, written: Written): Promise<OfficePage> {
  const { page = randomUUID(), refused = nothingRefused, typed = typedOf(opened), notice = null } = written;
  const { viewer, actor, parts: given, locale } = asked;
  const place = workPlaceOf(asked) ?? { memberId: viewer.id, document: '' };
  const [waiting, present, other, ownSave] = await Promise.all([
    offeredWorks(asked, opened, { place, page }),
    readPresence(given.board, { ...place, page }),
    otherLanguage(asked, opened),
    opened.id === null ? null : opened.repository.lastSaveOf({ id: opened.id, by: actorText(actor) }),
  ]);
  const { continues = null } = written;
  const isTyped = isUnsaved(opened, typed);
  const keeping = { ...place, page, isTyped, continues, waiting, ownSave, isSaved: notice?.kind === 'saved' };
  const body = (
    <div className={parts.stack}>
      <WorkNotices notice={notice} works={waiting} now={given.board.now()} locale={locale} />
      <PresenceLine present={present} sends="present" page={page} member={viewer.id} />
      <LivePreview id={opened.id}>
        <WritingForm opened={opened} typed={typed} refused={refused} keeping={keeping} other={other} />
      </LivePreview>
      <DeviceWork />
    </div>
  );
  return { ...headOf(asked, opened), body, status: refused.size > 0 ? 422 : 200 };
}

/**
 * Tells if a form holds what nobody has saved. The kind of the next slice, and controls beside a picture, are
 * no content.
 */
function isUnsaved(opened: OpenedDocument, typed: Typed): boolean {
  if (!opened.isStored) return true;
  const saved = typedOf(opened);
  const names = new Set(
    [...typed.keys(), ...saved.keys()].filter((name) => /^(uid|tags|d\..*(?<!\.(?:kind|file|shown)))$/.test(name)),
  );
  return [...names].some((name) => !isDeepStrictEqual(typed.get(name), saved.get(name)));
}

/** Title of a page about the writing of a document. */
export function headOf(
  { locale }: StaffRequest,
  { model, id, name, content }: OpenedDocument,
): Pick<OfficePage, 'title' | 'lead'> {
  const t = officeWords(locale, 'writing');
  const type = modelWord(model.label, locale);
  const title = headingOf(model.fields, content.data) || type;
  const lead = t('lead', { type, language: t(`languages.${name.lang}`) });
  return { title: id === null ? t('newTitle', { type }) : t('title', { title }), lead };
}

/** Answers with a page that says so, if a form is none of the office. */
export async function unlessHostile(asked: StaffRequest, answer: () => Promise<FormEnd>): Promise<FormEnd> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof HostileForm) return { page: brokenPage(asked) };
    throw error;
  }
}

function brokenPage({ locale }: StaffRequest): OfficePage {
  const t = officeWords(locale, 'writing');
  return { title: t('broken'), body: <p>{t('brokenText')}</p>, status: 400 };
}
