/**
 * Characters of the message to a recruiter; a line end counts as one. This file imports nothing, so that
 * forms in the browser can use it.
 */
export const maximumMessageLength = 4000;

/**
 * Applications of one account in 24 hours. Each application sends two mails, and an attacker who takes over
 * an account must not use it for mass mailing. A person writes fewer than fifty letters a day.
 */
export const maximumApplicationsADay = 50;

/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const maximumEmailLength = 254;
