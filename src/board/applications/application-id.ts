import { isUuid } from '#board/context/uuid.ts';

/** No application of this person has that id; whether somebody else's has is nobody's business. */
export class ApplicationNotFound extends Error {
  readonly code = 'application.notFound';
}

/** @throws ApplicationNotFound when `given` is not the shape of an id. */
export function asApplicationId(given: string): string {
  if (!isUuid(given)) throw new ApplicationNotFound('no such application');
  return given.toLowerCase();
}
