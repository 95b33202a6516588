/** Header of requests that a page sends by itself: an unattended page does not prolong its session. */
export const unattendedHeader = 'x-office-unattended';
