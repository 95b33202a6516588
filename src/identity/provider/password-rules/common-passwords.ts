/** Tells if the password is common: it is in our list of leaked passwords, or is a French word or name. */
export async function isCommon(password: string): Promise<boolean> {
  const common = await readCommon();
  const typed = password.toLowerCase();
  return common.has(typed) || common.has(stemOf(typed)) || isRepeated(typed);
}

// Reads the list when somebody first chooses a password, because the list takes 25 MB and 70 ms of CPU time.
const readCommon = once(async (): Promise<ReadonlySet<string>> => {
  const [{ dictionary: leaked }, { dictionary: french }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new Set([
    ...leaked['passwords-common'],
    ...french['commonWords-fr'],
    ...french['firstnames-fr'],
    ...french['lastnames-fr'],
  ]);
});

// Matches a word with a short ending. Programs that guess passwords try short endings, so that `Soleil2024!`
// is as weak as `soleil`; a longer ending makes another password.
const tail = /^(\p{L}{4,})[^\p{L}]{1,4}$/u;
const stemOf = (typed: string): string => tail.exec(typed)?.[1] ?? typed;

/** Tells if a password repeats a few characters, such as `aaaaaaaa` or `abcabcabc`. */
const isRepeated = (typed: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(typed);

/**
 * Returns a function that runs the work at its first call and returns the same result to later calls. After a
 * failure, the next call tries again.
 */
function once<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= work().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
