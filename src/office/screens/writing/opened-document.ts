import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { linkedIds } from '#content/repository/answers/links.ts';
import type { LinkTarget } from '#content/repository/answers/listing/link-targets.ts';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import type { DocumentName } from '#content/repository/models/document-id.ts';
import type { TypeModel } from '#content/repository/models/type-models.ts';
import type { Repository } from '#content/repository/repository.ts';
import { locales } from '#words/locale.ts';
import type { Catalogues } from '../../editing/catalogues.ts';
import { newContent, type ReadDocument, readDocumentForm } from '../../editing/document-form.ts';
import type { Named } from '../../editing/field-kind.ts';
import type { Typed } from '../../editing/typed.ts';
import { readCatalogues } from './read-catalogues.ts';
import { formTexts, typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { numberIn } from '../../request/row-number.ts';

/** A document that somebody writes: a stored one, or a new one whose key its first save decides. */
export type Subject = {
  readonly repository: Repository;
  readonly model: TypeModel;
  readonly name: Omit<DocumentName, 'key'> & { readonly key: string | null };
  readonly id: string | null;
  /** True if it was on the site. */
  readonly wasPublished: boolean;
  readonly catalogues: () => Promise<Catalogues>;
};

/** What a form rests on. `isStored` is false for a merged document, which nobody has saved yet. */
export type Origin = { readonly base: number | null; readonly content: DocumentContent; readonly isStored: boolean };

export type OpenedDocument = Origin & Subject & { readonly named: Named; readonly targets: readonly LinkTarget[] };

const contentSchema = z.object({
  uid: z.string().nullable(),
  tags: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
});

/** Reads the content that a form holds itself; null for any other text. */
const contentIn = (text: string): DocumentContent | null => contentSchema.safeParse(jsonOrNothing(text)).data ?? null;

/** Finds what the address of a request names; null if there is no such document or type. */
export async function findSubject({ parts, params, url }: StaffRequest): Promise<Subject | null> {
  const { repository, board } = parts;
  if (repository === null) return null;
  const { id } = params;
  if (id === undefined) return newSubject({ repository, board }, url);
  const found = await repository.read(id);
  const model = found === null ? undefined : repository.models.get(found.type);
  if (found === null || model === undefined) return null;
  const name = { type: found.type, key: found.key, lang: found.lang };
  const { wasPublished } = found;
  return { repository, model, id, name, wasPublished, catalogues: () => readCatalogues(board, found.lang) };
}

/** Returns the new document that the query of an address names; null if it names none. */
export function newSubject(
  { repository, board }: { readonly repository: Repository; readonly board: Pick<Board, 'reference'> },
  url: URL,
): Subject | null {
  const type = url.searchParams.get('type') ?? '';
  const lang = locales.find((one) => one === url.searchParams.get('lang'));
  const model = repository.models.get(type);
  if (lang === undefined || model === undefined) return null;
  // A translation has the key of its original, and a type of one document has its name as its key.
  const given = model.repeatable ? url.searchParams.get('cle') : type;
  const key = given !== null && /^[\w.-]{1,200}$/.test(given) ? given : null;
  const name = { type, key, lang };
  return { repository, model, id: null, name, wasPublished: false, catalogues: () => readCatalogues(board, lang) };
}

/** Opens the newest version. */
export async function openNewest(subject: Subject): Promise<OpenedDocument | null> {
  if (subject.id === null) return open(subject, { base: null, content: newContent(subject.model), isStored: true });
  const found = await subject.repository.read(subject.id);
  const content = contentSchema.safeParse(found?.content).data;
  if (found === null || content === undefined) return null;
  const { newest: base, wasPublished } = found;
  return open({ ...subject, wasPublished }, { base, content, isStored: true });
}

/** Opens the version on which a posted form rests; null if there is none. */
export async function openPosted(subject: Subject, form: FormData): Promise<OpenedDocument | null> {
  const base = numberIn(typedText(form, 'base'));
  const own = contentIn(typedText(form, 'origin'));
  const chosen = hashesIn(form);
  if (own !== null) return open(subject, { base, content: own, isStored: false }, chosen);
  if (base === null || subject.id === null)
    return open(subject, { base: null, content: newContent(subject.model), isStored: true }, chosen);
  const version = await subject.repository.version({ id: subject.id, version: base });
  return version === null ? null : open(subject, { base, content: version.content, isStored: true }, chosen);
}

/** Reads the posted form of an opened document. */
export const readPosted = (
  { model, content: origin, named, wasPublished }: OpenedDocument,
  typed: Typed,
): ReadDocument => readDocumentForm(model, { typed, origin, named, wasPublished });

/** Returns the hashes of pictures that a form names. */
export const hashesIn = (form: FormData): readonly string[] =>
  formTexts(form).flatMap(([, value]) => (/^[0-9a-f]{40}$/.test(value) ? [value] : []));

/** Returns the hashes of the pictures that a document shows. */
const shownIn = ({ data }: DocumentContent): readonly string[] =>
  [...JSON.stringify(data).matchAll(/"id":"([0-9a-f]{40})"/g)].map(([, hash = '']) => hash);

/**
 * Adds what the values of a document may name.
 * @param chosen hashes of pictures that a form names besides
 */
export async function open(subject: Subject, origin: Origin, chosen: readonly string[] = []): Promise<OpenedDocument> {
  const { repository, name } = subject;
  const [catalogues, pictures, targets] = await Promise.all([
    subject.catalogues(),
    repository.library.offered([...new Set([...shownIn(origin.content), ...chosen])]),
    repository.linkTargets({ lang: name.lang, ids: [...linkedIds(origin.content.data)] }),
  ]);
  const byId = new Map(targets.map((target) => [target.id, target]));
  const named = { lang: name.lang, pictures, catalogues, nameOf: (id: string) => byId.get(id) };
  return { ...subject, ...origin, targets, named };
}
