import { type Kysely, sql } from 'kysely';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Tables } from '#database/tables.ts';
import type { JsonObject } from '../../json.ts';
import type { DocumentQuery } from '#content/repository/query/read-document-query.ts';
import { readShown, type Shown } from '../query/shown.ts';
import { shownIn, type Snapshot } from '../query/snapshot.ts';
import { linkedIds, mapLinks, type StoredLink } from './links.ts';
import { routeAddress, type AtHand, stationsOf } from '../query/routes.ts';
import { namedFields, selectFields } from './select-fields.ts';
import { selectGraph } from './select-graph.ts';

/** Limit of links that a graphQuery or a route follows one after another. */
const furthest = 2;

type Asked = Pick<DocumentQuery, 'fetch' | 'fetchLinks' | 'graphQuery' | 'routes' | 'brokenRoute'>;
type Alternate = { readonly id: string; readonly uid?: string; readonly type: string; readonly lang: string };

/** Returns documents in the form of the protocol. Linked documents are as the snapshot shows them. */
export async function presentDocuments(
  db: Kysely<Tables>,
  {
    snapshot,
    documents,
    asked,
    hrefOf,
  }: {
    readonly snapshot: Snapshot;
    readonly documents: readonly Shown[];
    readonly asked: Asked;
    readonly hrefOf: (id: string) => string;
  },
): Promise<readonly JsonObject[]> {
  const [atHand, alternates] = await Promise.all([
    readLinked(db, snapshot, documents, asked),
    readAlternates(db, snapshot, documents),
  ]);
  const resolve = (stored: StoredLink) => presentLink(stored, asked, atHand);
  return documents.map((document) => ({
    ...head(document),
    url: routeAddress(document, asked.routes, atHand),
    href: hrefOf(document.id),
    slugs: document.uid === null ? [] : [document.uid],
    linked_documents: [],
    alternate_languages: (alternates.get(groupOf(document)) ?? []).filter(({ id }) => id !== document.id),
    data: dataOf(document, asked, atHand, resolve),
  }));
}

/** Formats a date and time for the protocol. */
const moment = (date: Date | null): string | null => date && date.toISOString().replace(/\.\d{3}Z$/, '+0000');

function head({ id, uid, type, lang, tags, firstPublishedAt, lastPublishedAt }: Shown) {
  const dates = { first_publication_date: moment(firstPublishedAt), last_publication_date: moment(lastPublishedAt) };
  return { id, uid, type, lang, tags, ...dates };
}

function dataOf(
  document: Shown,
  { fetch, graphQuery }: Asked,
  atHand: AtHand,
  resolve: (stored: StoredLink) => unknown,
): unknown {
  const names = fetch.length > 0 ? (namedFields(fetch, document.type) ?? new Set<string>()) : null;
  const data = names === null ? document.data : selectFields(document.data, names);
  const resolved = resolvedData(data, resolve);
  const wanted = graphQuery?.get(document.type);
  if (graphQuery === null) return resolved;
  const find = (id: string) => {
    const linked = atHand.get(id);
    return linked && resolvedData(linked.data, resolve);
  };
  return wanted === undefined ? {} : selectGraph(resolved, wanted, { find, left: furthest });
}

function resolvedData(data: JsonObject, resolve: (stored: StoredLink) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapLinks(value, resolve)]));
}

/** Presents a link. If the linked document was deleted or unpublished, the link is marked as broken. */
function presentLink({ id, link }: StoredLink, asked: Asked, atHand: AtHand): JsonObject {
  const { link_type, text, variant } = link;
  const kept = { link_type, ...(text !== undefined && { text }), ...(variant !== undefined && { variant }) };
  const target = atHand.get(id);
  if (target === undefined) {
    const nowhere = asked.brokenRoute === null ? {} : { url: asked.brokenRoute };
    return { id, type: 'broken_type', tags: [], lang: null, slug: '-', ...kept, ...nowhere, isBroken: true };
  }
  const { uid, ...told } = head(target);
  const url = routeAddress(target, asked.routes, atHand);
  const named = namedFields(asked.fetchLinks, target.type);
  return {
    ...told,
    ...(uid !== null && { uid }),
    slug: uid ?? '-',
    ...kept,
    ...(url !== null && { url }),
    isBroken: false,
    ...(named && {
      data: resolvedData(selectFields(target.data, named), (stored) =>
        presentLink(stored, { ...asked, fetchLinks: [] }, atHand),
      ),
    }),
  };
}

/**
 * Reads the documents that these documents link to, and those on which routes depend. If the data of linked
 * documents is requested, it also reads the documents to which they link.
 */
async function readLinked(
  db: Kysely<Tables>,
  snapshot: Snapshot,
  documents: readonly Shown[],
  asked: Asked,
): Promise<AtHand> {
  const atHand = new Map(documents.map((document) => [document.id, document]));
  const looked = new Set(atHand.keys());
  const levels = asked.fetchLinks.length > 0 || asked.graphQuery !== null ? furthest : 1;
  let newest = documents;
  for (let level = 0; level <= furthest && newest.length > 0; level += 1) {
    const linked = level < levels ? newest.flatMap(({ data }) => [...linkedIds(data)]) : [];
    const ids = new Set([...linked, ...stationsOf(newest, asked.routes)]).difference(looked);
    newest = await readShown(db, snapshot, [...ids]);
    for (const id of ids) looked.add(id);
    for (const document of newest) atHand.set(document.id, document);
  }
  return atHand;
}

const groupOf = ({ type, key }: { readonly type: string; readonly key: string }): string => `${type}/${key}`;

/** Reads the other languages of the documents; all languages of a document have the same key. */
async function readAlternates(
  db: Kysely<Tables>,
  snapshot: Snapshot,
  documents: readonly Shown[],
): Promise<ReadonlyMap<string, readonly Alternate[]>> {
  const { rows } = await sql<{
    id: string;
    uid: string | null;
    type: string;
    key: string;
    lang: string;
  }>`${preparedOnce}
    select e.document_id as id, e.uid, e.type, e.key, e.lang from content.entries e
    where (e.type, e.key) in (select * from unnest(${documents.map(({ type }) => type)}::text[], ${documents.map(({ key }) => key)}::text[]))
      and ${shownIn(snapshot)} order by e.lang`.execute(db);
  const groups = Map.groupBy(rows, groupOf);
  return new Map(
    [...groups].map(([group, own]) => [
      group,
      own.map(({ id, uid, type, lang }) => ({ id, ...(uid !== null && { uid }), type, lang })),
    ]),
  );
}
