import { modelWord } from '../../editing/model-words.ts';
import { targetText } from '../../editing/link-text.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { locales } from '#words/locale.ts';

/** Limits of the words that are looked for, and of the documents that a list of suggestions holds. */
const most = { words: 200, targets: 10 } as const;

/**
 * `/bureau/contenus/cibles?q=…&lang=…&type=…`: finds documents to link to by the words of their titles, for
 * the scripts of the form.
 */
export const targetsScreen = staffScreen({ act: 'content.save', show });

async function show({ parts: { repository }, url, locale }: StaffRequest): Promise<Response | null> {
  const title = (url.searchParams.get('q') ?? '').trim();
  const lang = locales.find((one) => one === url.searchParams.get('lang'));
  if (repository === null || lang === undefined || title === '' || title.length > most.words) return null;
  const type = url.searchParams.get('type');
  if (type !== null && !repository.models.has(type)) return null;
  const { documents } = await repository.list({ title, lang, ...(type !== null && { type }) });
  const targets = documents.slice(0, most.targets).map((document) => ({
    id: document.id,
    value: targetText({ link_type: 'Document', id: document.id }, { lang, nameOf: () => document, pictures: [] }),
    title: document.title ?? document.key,
    type: modelWord(repository.models.get(document.type)?.label ?? document.type, locale),
  }));
  return Response.json({ targets }, { headers: { 'Cache-Control': 'private, no-store' } });
}
