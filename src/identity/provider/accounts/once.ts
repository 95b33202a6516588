/** Does it at the first call, and gives every later one the same answer; again after a failure. */
export function once<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= work().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
