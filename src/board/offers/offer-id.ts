import { isRowId } from '#board/context/row-id.ts';

/** Whether a number may be the id of an offer: any other is nobody's. */
export const isOfferId: (id: number) => boolean = isRowId;
