import { z } from 'zod';

/** No application of this person has that id; whether somebody else's has is nobody's business. */
export class ApplicationNotFound extends Error {
  readonly code = 'application.notFound';
}

/** As PostgreSQL writes it: RFC 9562, 4, takes capitals too. */
const applicationId = z.uuid().toLowerCase();

/** @throws ApplicationNotFound when `given` is not the shape of an id. */
export function asApplicationId(given: string): string {
  const parsed = applicationId.safeParse(given);
  if (!parsed.success) throw new ApplicationNotFound('no such application');
  return parsed.data;
}
