import { listMembers } from '#staff/members/list-members.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { officeWords } from '../../frame/office-words.ts';

/** Returns the name of who saved a version, from the text that the version holds. */
export async function authorName({ parts: { board }, locale }: StaffRequest, savedBy: string): Promise<string> {
  const t = officeWords(locale, 'writing');
  const members = await listMembers(board);
  const name = members.find(({ id }) => savedBy === `staff:${id}`)?.name;
  return name ?? (savedBy.startsWith('staff:') ? t('formerMember') : t('program'));
}
