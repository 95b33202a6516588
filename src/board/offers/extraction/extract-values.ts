import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { readingVersion, readOfferTexts } from '#search/extraction/read-offer-texts.ts';

/** Offers in one transaction. Reading a hundred offers of 5,000 characters takes about 100 ms. */
const perBatch = 100;

/**
 * Reads the values that the sources of offers leave out from the texts of these offers. Reads each offer that
 * is new or changed, and after a release with other rules all offers. Demo offers state every value. The
 * shared offers of two processes are read once.
 * @returns the number of offers read
 */
export async function extractValues(
  board: Pick<Board, 'db' | 'reference'>,
  signal?: AbortSignal,
): Promise<{ readonly read: number }> {
  for (let read = 0; ;) {
    const batch = await extractBatch(board);
    read += batch;
    if (batch < perBatch || signal?.aborted) return { read };
  }
}

async function extractBatch({ db, reference }: Pick<Board, 'db' | 'reference'>): Promise<number> {
  const known = await reference();
  return db.transaction().execute(async (transaction) => {
    const offers = await transaction
      .selectFrom('offers')
      .select(['id', 'title', 'description', 'profile', 'remote_work as remoteWork'])
      .select(['specialization_ids as specializationIds', 'study_level_ids as studyLevelIds'])
      .where(sql<boolean>`reading_version is distinct from ${readingVersion}`)
      .where('source', '<>', 'demo')
      .where('withdrawn_at', 'is', null)
      .limit(perBatch)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (offers.length === 0) return 0;
    const values = offers.map((offer) => ({ id: offer.id, ...readOfferTexts(offer, known) }));
    await sql`
      update offers set read_specialization_ids = read."specializationIds", read_study_level_ids = read."studyLevelIds",
        read_remote_work = read."remoteWork", evidence = read.evidence, reading_version = ${readingVersion}
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as read (id integer, "specializationIds" integer[], "studyLevelIds" integer[], "remoteWork" boolean, evidence jsonb)
      where offers.id = read.id`.execute(transaction);
    return offers.length;
  });
}
