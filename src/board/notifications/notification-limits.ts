/** Notifications on a page of the list. */
export const perPage = 20;

/** More unread ones are not counted: the indicator says «99+». */
export const mostCounted = 99;
