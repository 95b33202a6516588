/** What others know of a person. */
export type OwnData = { readonly email: string; readonly givenName: string; readonly familyName: string };

// The product, as one types it when nothing else comes to mind.
const product = [
  'monvolontariatinternational',
  'volontariatinternational',
  'monvolontariat',
  'volontariat',
  'mvi',
  'vie',
];

// Fewer than these beside one's own data are guessed: a year, or `123!`.
const enoughBeside = 5;

/** Whether a password is a person's own data, or the product's name, with next to nothing beside it. */
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

/** Letters and digits alone, without case and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
