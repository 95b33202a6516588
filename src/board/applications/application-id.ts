import { isUuid } from '#board/context/uuid.ts';

/**
 * The person has no application with this id. The error does not reveal if somebody else has such an
 * application.
 */
export class ApplicationNotFound extends Error {
  readonly code = 'application.notFound';
}

/** @throws ApplicationNotFound if `given` does not have the form of an id */
export function asApplicationId(given: string): string {
  if (!isUuid(given)) throw new ApplicationNotFound('no such application');
  return given.toLowerCase();
}
