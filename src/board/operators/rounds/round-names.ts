/** Recurring work by the name that logs and metrics have, with the key of its words in `office.rounds`. */
const words = {
  'reminders of favourites that close': 'closingFavourites',
  'news of filled and withdrawn favourites': 'endedFavourites',
  'news of withdrawn offers of applications': 'appliedOffers',
  'copies of the offers of applications': 'offerCopies',
  alerts: 'alerts',
  'agreements to alerts': 'consents',
  'values in texts of offers': 'values',
  'scheduled documents': 'documents',
  'scales of allowances': 'scales',
  newsletter: 'newsletter',
  webhooks: 'webhooks',
  'ended sessions of the office': 'officeSessions',
  sweep: 'sweep',
  'sweep of what waits': 'waitingSweep',
  'documents that wait for the scanner': 'scanner',
  'scheduled import': 'import',
  'imports that the staff asked for': 'askedImports',
  'search engines': 'engines',
  'scheduled backup': 'backup',
  'old snapshots of the index': 'snapshots',
} as const;

export type RoundName = keyof typeof words;

const isRoundName = (name: string): name is RoundName => Object.hasOwn(words, name);

/** Key of the words of recurring work; null if another version of the program does the work. */
export const roundWord = (name: string): (typeof words)[RoundName] | null => (isRoundName(name) ? words[name] : null);
