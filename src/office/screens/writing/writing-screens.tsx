import { randomBytes } from 'node:crypto';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { readDocumentForm, writeDocument } from '../../editing/document-form.ts';
import type { RefusedControls } from '../../editing/edit-code.ts';
import { applyStep } from '../../editing/list-steps.ts';
import { modelWord } from '../../editing/model-words.ts';
import { HostileForm, type Typed, typedFrom } from '../../editing/typed.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { missingPage } from '../../frame/refused-pages.tsx';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { formTexts, typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type OfficePage, staffScreen } from '../../request/office-screen.ts';
import { conflictsIn, decided } from './conflicts.ts';
import { MergePage } from './merge-page.tsx';
import { findSubject, open, type OpenedDocument, openNewest, openPosted } from './opened-document.ts';
import { saveDocument } from './save-document.ts';
import { WritingForm } from './writing-page.tsx';

/** Limit of bytes of the form of a document; the longest page has 60 kB of content. */
const longestForm = 512 * 1024;
const forms = { write: { act: 'content.save', send } } as const;
const nothingRefused: RefusedControls = new Map();

/** `/bureau/contenus/:id/ecrire`: writes the next draft of a document. */
export const writingScreen = staffScreen({ act: 'content.save', longestForm, show, forms });

/**
 * `/bureau/contenus/nouveau?type=…&lang=…`: writes the first draft of a document. With `cle`, the key of a
 * document, it is the translation of that document.
 */
export const newDocumentScreen = staffScreen({ act: 'content.save', longestForm, show, forms });

async function show(asked: StaffRequest): Promise<OfficePage | null> {
  const subject = await findSubject(asked);
  const opened = subject === null ? null : await openNewest(subject);
  if (opened === null) return null;
  const page = writingPage(asked, opened, typedOf(opened));
  if (asked.url.searchParams.get('fait') !== 'saved') return page;
  const body = (
    <div className={parts.stack}>
      <SavedNotice id={opened.id} />
      {page.body}
    </div>
  );
  return { ...page, body };
}

const typedOf = ({ model, content, named }: OpenedDocument): Typed => typedFrom(writeDocument(model, content, named));

/** Sends the form: a step changes a list and saves nothing. */
async function send(asked: StaffRequest, form: FormData): Promise<FormEnd> {
  const subject = await findSubject(asked);
  const opened = subject === null ? null : await openPosted(subject, form);
  if (opened === null) return { page: missingPage(asked.locale) };
  try {
    const step = typedText(form, 'step');
    if (step === 'decided' || step === 'look') return await decide(asked, opened, form);
    const typed = typedFrom(formTexts(form));
    if (step !== '' && step !== 'save') return { page: stepped(asked, opened, applyStep(typed, step, newKey())) };
    const { content, refused } = readDocumentForm(opened.model, { typed, origin: opened.content, named: opened.named });
    if (refused.size > 0) return { page: writingPage(asked, opened, typed, refused) };
    return await save(asked, opened, { content, typed });
  } catch (error) {
    if (error instanceof HostileForm) return { page: brokenPage(asked) };
    throw error;
  }
}

const newKey = (): string => `n${randomBytes(4).toString('hex')}`;

/** Reads the form once, so that keys of items that are none are refused before they are shown. */
function stepped(asked: StaffRequest, opened: OpenedDocument, typed: Typed): OfficePage {
  readDocumentForm(opened.model, { typed, origin: opened.content, named: opened.named });
  return writingPage(asked, opened, typed);
}

async function decide(asked: StaffRequest, opened: OpenedDocument, form: FormData): Promise<FormEnd> {
  const content = decided(opened.content, conflictsIn(typedText(form, 'conflicts')) ?? [], form);
  const merged = await open(opened, { base: opened.base, content, isStored: false });
  const typed = typedOf(merged);
  if (typedText(form, 'step') === 'look') return { page: writingPage(asked, merged, typed) };
  return save(asked, merged, { content, typed });
}

type Written = { readonly content: DocumentContent; readonly typed: Typed };

async function save(asked: StaffRequest, opened: OpenedDocument, { content, typed }: Written): Promise<FormEnd> {
  const { locale, actor } = asked;
  const end = await saveDocument(opened, { content, typed, actor });
  if ('saved' in end) return { redirectTo: `${localized(locale, `/bureau/contenus/${end.saved}/ecrire`)}?fait=saved` };
  if ('refused' in end) return { page: writingPage(asked, opened, typed, end.refused) };
  const names = await actorNames(asked.parts.board, [end.changed.savedBy]);
  const page = <MergePage opened={opened} changed={end.changed} mine={content} names={names} />;
  return { page: { ...headOf(asked, opened), body: page, status: 409 } };
}

function headOf(
  { locale }: StaffRequest,
  { model, id, name, content }: OpenedDocument,
): Pick<OfficePage, 'title' | 'lead'> {
  const t = officeWords(locale, 'writing');
  const type = modelWord(model.label, locale);
  const given = [content.data['title'], content.data['name'], content.data['question']];
  const title = given.find((one) => typeof one === 'string') ?? type;
  const lead = t('lead', { type, language: t(`languages.${name.lang}`) });
  return { title: id === null ? t('newTitle', { type }) : t('title', { title }), lead };
}

function writingPage(asked: StaffRequest, opened: OpenedDocument, typed: Typed, refused = nothingRefused): OfficePage {
  const body = <WritingForm opened={opened} typed={typed} refused={refused} />;
  return { ...headOf(asked, opened), body, status: refused.size > 0 ? 422 : 200 };
}

function SavedNotice({ id }: { id: string | null }) {
  const t = useTranslations('office.writing');
  const locale = useOfficeLocale();
  if (id === null) return null;
  const address = localized(locale, `/bureau/contenus/${id}`);
  return (
    <Notice tone="success" title={t('saved')}>
      <p className={parts.actions}>
        <a className={buttonClass('link')} href={`${address}/apercu`}>
          {t('preview')}
        </a>
        <a className={buttonClass('link')} href={address}>
          {t('document')}
        </a>
      </p>
    </Notice>
  );
}

function brokenPage({ locale }: StaffRequest): OfficePage {
  const t = officeWords(locale, 'writing');
  return { title: t('broken'), body: <p>{t('brokenText')}</p>, status: 400 };
}
