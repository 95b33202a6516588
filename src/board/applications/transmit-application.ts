import type { Board } from '#board/board.ts';

/**
 * An application with what its messages say of the offer; undefined when its candidate's account is gone and
 * it went too.
 */
export async function readApplication(board: Board, id: string) {
  return board.db
    .selectFrom('applications')
    .innerJoin('offers', 'offers.id', 'applications.offer_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .leftJoin('study_levels', 'study_levels.id', 'candidates.study_level_id')
    .selectAll('applications')
    .select(['offers.title', 'offers.reference', 'offers.contact_email', 'companies.name as company_name'])
    .select(['candidates.email as account_email', 'candidates.birth_date', 'candidates.nationality'])
    .select(['study_levels.name_fr as study_level_fr', 'study_levels.name_en as study_level_en'])
    .where('applications.id', '=', id)
    .executeTakeFirst();
}

export type TransmittedApplication = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

/** The recruiter's mail server has it; said once, however often it is sent. */
export async function markTransmitted(board: Board, applicationId: string): Promise<void> {
  await board.db
    .updateTable('applications')
    .set({ transmitted_at: board.now(), failed_at: null })
    .where('id', '=', applicationId)
    .where('transmitted_at', 'is', null)
    .execute();
}

/** Every attempt failed: an operator must look. */
export async function markFailed(board: Board, applicationId: string): Promise<void> {
  await board.db
    .updateTable('applications')
    .set({ failed_at: board.now() })
    .where('id', '=', applicationId)
    .where('transmitted_at', 'is', null)
    .execute();
}
