import { randomBytes } from 'node:crypto';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { endWork } from '#staff/writing/kept-work.ts';
import { localized } from '#words/locale.ts';
import { offeredActs } from '../../editing/acts/offered-acts.ts';
import { applyStep } from '../../editing/list-steps.ts';
import { fieldOfStep } from '../../editing/pictures/put-picture.ts';
import { uploadFiles } from '../../editing/pictures/upload-limits.ts';
import { type Typed, typedFrom } from '../../editing/typed.ts';
import { missingPage } from '../../frame/refused-pages.tsx';
import { formTexts, typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type OfficePage, type Refused, staffScreen } from '../../request/office-screen.ts';
import { conflictsIn, decided } from './conflicts.ts';
import { MergePage } from './merge-page.tsx';
import { findSubject, open, type OpenedDocument, openNewest, openPosted, readPosted } from './opened-document.ts';
import { pageField, pageOf, workNamed } from './opened-page.ts';
import { besideParameter, copied, otherLanguage } from './other-language.ts';
import { saveDocument } from './save-document.ts';
import { scriptForms } from './script-forms.ts';
import { takePictures } from './take-pictures.ts';
import { workForms } from './work-forms.ts';
import { headOf, typedOf, unlessHostile, writingPage } from './writing-view.tsx';

/** Limit of bytes of the form of a document; the longest page has 60 kB of content. */
const longestForm = 512 * 1024;
const forms = { write: { act: 'content.save', keepsTexts: true, send }, ...workForms, ...scriptForms } as const;
const given = { act: 'content.save', longestForm, files: uploadFiles, forms } as const;

/** `/bureau/contenus/:id/ecrire`: writes the next draft of a document. */
export const writingScreen = staffScreen({ ...given, show });

/**
 * `/bureau/contenus/nouveau?type=…&lang=…`: writes the first draft of a document. With `cle`, the key of a
 * document, it is the translation of that document.
 */
export const newDocumentScreen = staffScreen({ ...given, show });

async function show(asked: StaffRequest, refused: Refused | null): Promise<OfficePage | null> {
  const subject = await findSubject(asked);
  const opened = subject === null ? null : await openNewest(subject);
  if (opened === null) return null;
  const problem = refused?.problem ?? null;
  const notice = problem === null ? await savedNotice(asked, opened) : ({ kind: 'refused', problem } as const);
  return writingPage(asked, opened, { notice });
}

/** What may follow, if the draft has just been saved. */
async function savedNotice({ url, viewer }: StaffRequest, { repository, id }: OpenedDocument) {
  if (id === null || url.searchParams.get('fait') !== 'saved') return null;
  const document = await repository.read(id);
  return document && { kind: 'saved' as const, document, offered: offeredActs(document, viewer) };
}

/** Sends the form: a step changes a list and saves nothing. */
async function send(asked: StaffRequest, form: FormData): Promise<FormEnd> {
  const subject = await findSubject(asked);
  const opened = subject === null ? null : await openPosted(subject, form);
  if (opened === null) return { page: missingPage(asked.locale) };
  return unlessHostile(asked, async () => {
    const step = typedText(form, 'step');
    if (step === 'decided' || step === 'look') return decide(asked, opened, form);
    if (step === 'copy') return copyOther(asked, opened, form);
    const typed = typedFrom(formTexts(form));
    // The form is shown again, at an address with or without the other language.
    if (step === 'show') return stepped(asked, opened, { typed, form });
    const field = fieldOfStep(step);
    if (field !== null) return takeAndShow(asked, opened, { typed, form, field });
    if (step !== '' && step !== 'save')
      return stepped(asked, opened, { form, typed: applyStep(typed, step, newKey()) });
    const { content, refused } = readPosted(opened, typed);
    if (refused.size === 0) return save(asked, opened, { content, typed, form });
    return { page: await writingPage(asked, opened, { typed, refused, page: pageOf(form) }) };
  });
}

const newKey = (): string => `n${randomBytes(4).toString('hex')}`;

type Typing = { readonly typed: Typed; readonly form: FormData };

/** Reads the form once, so that keys of items that are none are refused before they are shown. */
async function stepped(asked: StaffRequest, opened: OpenedDocument, { typed, form }: Typing): Promise<FormEnd> {
  readPosted(opened, typed);
  return { page: await writingPage(asked, opened, { typed, page: pageOf(form) }) };
}

/** Shows the form again with the pictures that were uploaded or chosen, so that they can be cropped. */
async function takeAndShow(
  asked: StaffRequest,
  opened: OpenedDocument,
  sent: Parameters<typeof takePictures>[2],
): Promise<FormEnd> {
  const taken = await takePictures(asked, opened, sent);
  readPosted(taken.opened, taken.typed);
  return { page: await writingPage(asked, taken.opened, { ...taken, page: pageOf(sent.form) }) };
}

async function copyOther(asked: StaffRequest, opened: OpenedDocument, form: FormData): Promise<FormEnd> {
  const other = await otherLanguage(asked, opened);
  const from = opened.id === null ? other?.opened : null;
  if (!from) return { page: missingPage(asked.locale) };
  return { page: await writingPage(asked, await copied(opened, from), { page: pageOf(form) }) };
}

async function decide(asked: StaffRequest, opened: OpenedDocument, form: FormData): Promise<FormEnd> {
  const content = decided(opened.content, conflictsIn(typedText(form, 'conflicts')) ?? [], form);
  const merged = await open(opened, { base: opened.base, content, isStored: false });
  const typed = typedOf(merged);
  if (typedText(form, 'step') === 'look') return stepped(asked, merged, { typed, form });
  return save(asked, merged, { content, typed, form });
}

/** Saves the draft. What the page has kept ends with it, so that a late request does not bring it back. */
async function save(
  asked: StaffRequest,
  opened: OpenedDocument,
  { content, typed, form }: Typing & { readonly content: DocumentContent },
): Promise<FormEnd> {
  const { locale, actor, parts } = asked;
  const page = pageOf(form);
  const end = await saveDocument(opened, { content, typed, actor });
  if ('saved' in end) {
    const work = workNamed(asked, form, pageField);
    if (work !== null) await endWork(parts.board, work);
    const query = new URLSearchParams({ fait: 'saved' });
    const beside = asked.url.searchParams.get(besideParameter);
    if (beside !== null) query.set(besideParameter, beside);
    return { redirectTo: `${localized(locale, `/bureau/contenus/${end.saved}/ecrire`)}?${query.toString()}` };
  }
  if ('refused' in end) return { page: await writingPage(asked, opened, { typed, page, refused: end.refused }) };
  const names = await actorNames(parts.board, [end.changed.savedBy]);
  const body = <MergePage opened={opened} changed={end.changed} mine={content} page={page} names={names} />;
  return { page: { ...headOf(asked, opened), body, status: 409 } };
}
