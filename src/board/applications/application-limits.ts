/** Characters of the message to a recruiter, line ends counted as one. This file imports nothing: a form in the browser can use it. */
export const maximumMessageLength = 4000;
