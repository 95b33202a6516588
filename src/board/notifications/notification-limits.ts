/**
 * Limit of the unread count: the indicator shows «99+». This file imports nothing, because browsers use it.
 */
export const maxCounted = 99;
