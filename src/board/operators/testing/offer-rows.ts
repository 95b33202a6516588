import type { Board } from '#board/context/board.ts';
import { makeKey } from '#board/operators/keys/make-key.ts';
import { type Operator, readKey } from '#board/operators/keys/read-key.ts';
import { scopes } from '#board/operators/keys/scopes.ts';

/** Returns a row of a batch with all fields. */
export function offerRow(externalId: string, more: object = {}) {
  return {
    externalId,
    title: 'Ingénieure qualité (H/F)',
    company: { name: 'Atelier Boréal' },
    missionType: 'VIE',
    durationMonths: 12,
    countryId: 'AT',
    city: 'VIENNE',
    missionStart: '2027-02-01',
    ...more,
  };
}

/** Inserts an operator whose key has all rights. */
export async function insertOperator(board: Pick<Board, 'db' | 'now'>, name: string): Promise<Operator> {
  return readKey(board, (await makeKey(board, { name, scopes })).text, 'offers:write');
}
