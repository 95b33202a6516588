import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { locales } from '#words/locale.ts';
import type { TypeModels } from '../models/type-models.ts';
import { masterLanguage } from '#content/repository/query/read-document-query.ts';
import { masterRef } from '../write/announce.ts';

const languageNames = { fr: 'Français', en: 'English' } as const;

/**
 * Describes the repository for clients of the protocol. The most important part is the ref of the published
 * content.
 */
export async function describeRepository(db: Kysely<Tables>, models: TypeModels, address: string) {
  const [ref, tags] = await Promise.all([masterRef(db), listTags(db)]);
  return {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }],
    integrationFieldsRef: null,
    languages: locales.map((id) => ({ id, name: languageNames[id], is_master: id === masterLanguage })),
    types: Object.fromEntries([...models].map(([id, { label }]) => [id, label])),
    tags,
    bookmarks: {},
    forms: {
      everything: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: `${address}/documents/search`,
        fields,
      },
      tags: { method: 'GET', enctype: 'application/x-www-form-urlencoded', action: `${address}/tags`, fields: {} },
    },
    oauth_initiate: `${address}/oauth`,
    oauth_token: `${address}/oauth/token`,
    version: '2',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  };
}

const text = { type: 'String', multiple: false } as const;
const fields = {
  ref: text,
  q: { type: 'String', multiple: true },
  lang: text,
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: '20' },
  after: text,
  fetch: text,
  fetchLinks: text,
  graphQuery: text,
  orderings: text,
  routes: text,
  brokenRoute: text,
} as const;

/** Lists the tags of the published content in alphabetical order. */
export async function listTags(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(tags) as tag from content.entries where stage = 'published' order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}
