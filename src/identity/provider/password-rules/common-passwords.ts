/** Whether many people choose it: a kept list of leaked passwords, and French words and names. */
export async function isCommon(password: string): Promise<boolean> {
  const common = await readCommon();
  const typed = password.toLowerCase();
  return common.has(typed) || common.has(stemOf(typed)) || isRepeated(typed);
}

// 25 MB and 70 ms of a processor: read when somebody first chooses a password, and not at the start.
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

// `Soleil2024!` is `soleil` to whoever guesses. A longer tail makes another password.
const tail = /^(\p{L}{4,})[^\p{L}]{1,4}$/u;
const stemOf = (typed: string): string => tail.exec(typed)?.[1] ?? typed;

/** `aaaaaaaa`, `abcabcabc`. */
const isRepeated = (typed: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(typed);

/** Does it at the first call, and gives every later one the same answer; again after a failure. */
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
