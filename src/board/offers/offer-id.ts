import { isRowId } from '#board/context/row-id.ts';

/** Tells if a number can be the id of an offer. */
export const isOfferId: (id: number) => boolean = isRowId;
