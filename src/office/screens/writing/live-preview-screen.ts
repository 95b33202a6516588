import { minute } from '#durations.ts';
import { isPageId, readWork, type WorkName, writeShownWork } from '#staff/writing/kept-work.ts';
import { localized } from '#words/locale.ts';
import { HostileForm, typedFrom } from '../../editing/typed.ts';
import { redirectTo } from '../../request/answers.ts';
import { formOf } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { findSubject, openPosted, readPosted, type Subject } from './opened-document.ts';
import { workPlaceOf } from './opened-page.ts';

/** How long a frame may show unsaved work. Each change of the work leads through this address again. */
const lasting = 10 * minute;

/**
 * `/bureau/contenus/:id/apercu-direct?saisie=…`: leads a frame to the site with what somebody has typed into
 * an opened page, on the page of the document.
 */
export const livePreviewScreen = staffScreen({
  act: 'content.save',
  async show(asked) {
    const { parts, url } = asked;
    const subject = await findSubject(asked);
    const page = url.searchParams.get('saisie') ?? '';
    const place = workPlaceOf(asked);
    if (subject?.id == null || place === null || !isPageId(page)) return null;
    const work = { ...place, page };
    await readTyped(asked, subject, work);
    const token = subject.repository.workRef(work, new Date(parts.board.now().getTime() + lasting));
    const query = new URLSearchParams({ token, documentId: subject.id });
    return redirectTo(`${localized(subject.name.lang, '/preview')}?${query.toString()}`);
  },
});

/** Reads the form only now, because pages keep work far more often than somebody looks at it. */
async function readTyped({ parts }: StaffRequest, subject: Subject, work: WorkName): Promise<void> {
  const fields = await readWork(parts.board, work);
  const opened = fields === null ? null : await openPosted(subject, formOf(fields));
  if (fields === null || opened === null) return;
  try {
    await writeShownWork(parts.board, work, readPosted(opened, typedFrom(fields)).content);
  } catch (error) {
    // What no page of ours has sent is not shown; the save says so.
    if (!(error instanceof HostileForm)) throw error;
  }
}
