/**
 * Characters of the message to a recruiter; a line end counts as one. This file imports nothing, so that
 * forms in the browser can use it.
 */
export const maximumMessageLength = 4000;

/**
 * Applications of one account in 24 hours. Each application sends two mails, so an attacker could use a
 * stolen account for mass mail. A person writes fewer than fifty letters a day.
 */
export const maximumApplicationsADay = 50;

/** Longest e-mail address: RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const maximumEmailLength = 254;
