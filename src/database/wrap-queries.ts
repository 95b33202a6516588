import type { ClientBase } from 'pg';
import { nameKeptPlan } from './kept-plan.ts';
import { letRowsGo } from './let-rows-go.ts';

/** What every query of a session gets from us, on its way there and back. */
export function wrapQueries(session: Pick<ClientBase, 'query'>): void {
  session.query = new Proxy(session.query.bind(session), {
    apply: (query, self, given: unknown[]) => letRowsGo(Reflect.apply(query, self, nameKeptPlan(given))),
  });
}
