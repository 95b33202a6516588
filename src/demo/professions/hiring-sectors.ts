/** Those that write software or live by their data. */
export const digital = [100011, 100019, 100014, 100015, 100017, 100009, 100004];

/** Those that make things. */
export const factories = [100001, 100002, 100003, 100006, 100008, 100009, 100010, 100015, 100016, 100017];

/** Those that buy and move goods. */
export const industries = [
  100001, 100002, 100003, 100004, 100005, 100006, 100008, 100009, 100010, 100013, 100014, 100015, 100016, 100017,
];
