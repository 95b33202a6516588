/**
 * Messages that one party may write in one exchange within 24 hours, on the site and by mail together. Each
 * message sends a letter, so the limit protects the other party. This file imports nothing, so that pages in
 * the browser can use it.
 */
export const maximumMessagesADay = 10;

/** Messages that one party may write in one exchange altogether. */
export const maximumMessages = 50;
