/**
 * Characters of the message to a recruiter, line ends counted as one. This file imports nothing: a form in
 * the browser can use it.
 */
export const maximumMessageLength = 4000;

/**
 * Applications of one account in 24 hours. Each leaves two mails: whoever takes an account over must not make
 * a mailing of it. Fifty letters are more than a person writes in a day.
 */
export const maximumApplicationsADay = 50;

/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const maximumEmailLength = 254;
