type Word = 'offline' | 'here' | 'nowhere' | 'other' | 'time' | 'today' | 'earlier';

/** What the server says to the script that keeps what is typed, see `keeping-line.tsx`. */
export type Given = {
  readonly member: string;
  readonly document: string;
  /** Id of the opened page. */
  readonly page: string;
  /** True if the form holds what nobody has saved. */
  readonly isTyped: boolean;
  readonly isSaved: boolean;
  readonly continues: string | undefined;
  /** The last version that this person saved, and its time; zero if there is none. */
  readonly ownSave: { readonly version: number; readonly at: number };
  /** Other opened pages whose unsaved work the server has. */
  readonly kept: readonly string[];
  readonly words: Readonly<Record<Word, string>>;
};

export function givenIn({ dataset }: HTMLElement): Given {
  const word = (name: Word): string => dataset[name] ?? '';
  return {
    member: dataset['member'] ?? '',
    document: dataset['document'] ?? '',
    page: dataset['page'] ?? '',
    isTyped: dataset['isTyped'] !== undefined,
    isSaved: dataset['isSaved'] !== undefined,
    continues: dataset['continues'],
    ownSave: { version: Number(dataset['ownVersion'] ?? 0), at: Number(dataset['ownSave'] ?? 0) },
    kept: (dataset['kept'] ?? '').split(' '),
    words: {
      offline: word('offline'),
      here: word('here'),
      nowhere: word('nowhere'),
      other: word('other'),
      time: word('time'),
      today: word('today'),
      earlier: word('earlier'),
    },
  };
}

/** Names and values of a form, as a browser sends them. */
export const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
