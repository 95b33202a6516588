/** Personal data that other people may know, so that it must not be the password. */
export type OwnData = { readonly email: string; readonly givenName: string; readonly familyName: string };

// Names of the product. People often choose such a name as a password.
const product = [
  'monvolontariatinternational',
  'volontariatinternational',
  'monvolontariat',
  'volontariat',
  'mvi',
  'vie',
];

// Minimum number of characters in addition to such data. Fewer characters, such as a year or `123!`, are easy
// to guess.
const enoughBeside = 5;

/** Tells if a password is only personal data or the product's name, with few characters added. */
export function isOwnData(password: string, { email, givenName, familyName }: OwnData): boolean {
  const [localPart = ''] = email.split('@');
  const words = [
    email,
    localPart,
    givenName,
    familyName,
    ...`${localPart} ${givenName} ${familyName}`.split(/[\s._+-]+/),
  ];
  const own = [...words.map(folded).filter((word) => word.length >= 3), ...product];
  const longestFirst = own.toSorted((a, b) => b.length - a.length);
  const typed = folded(password);
  const beside = longestFirst.reduce((left, word) => left.replaceAll(word, ''), typed);
  return beside !== typed && beside.length < enoughBeside;
}

/** Keeps letters and digits only, without case and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
