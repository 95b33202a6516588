import type { ViewingCandidate } from '#board/context/viewer.ts';
import { photoMark } from './photo/photo-mark.ts';

/** Columns that a `ViewingCandidate` is made of. */
export const viewingColumns = [
  'id',
  'user_id',
  'oid',
  'email',
  'first_name',
  'last_name',
  'status_id',
  'photo_file_key',
] as const;

type Row = {
  id: number;
  user_id: number;
  oid: string;
  email: string;
  first_name: string;
  last_name: string;
  status_id: number;
  photo_file_key: string | null;
};

export function toViewingCandidate(row: Row): ViewingCandidate {
  return {
    id: row.id,
    userId: row.user_id,
    oid: row.oid,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    statusId: row.status_id,
    ...(row.photo_file_key !== null && { photo: photoMark(row.photo_file_key) }),
  };
}
