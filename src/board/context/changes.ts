/** Kinds of data that caches copy: parts of the board, and the published content. */
export type Topic = 'offers' | 'reference' | 'content';

/** Changes of the board that concern caches, reported in this process only. */
export type Changes = {
  /** Reports, after the commit, that a topic has changed. */
  publish(topic: Topic): void;
  /** Reports that this process has read changes of the offers, and that its copies are about to show them. */
  expect(): void;
  /** Number of changes so far. A cached copy is outdated if it was made at a lower number. */
  count(topic: Topic): number;
};

/**
 * @param hear is called immediately for every change
 * @param expect is called before copies show a change
 */
export function createChanges(hear: (topic: Topic) => void = () => undefined, expect = () => {}): Changes {
  const counts = { offers: 0, reference: 0, content: 0 };
  return {
    publish(topic) {
      counts[topic] += 1;
      hear(topic);
    },
    expect,
    count: (topic) => counts[topic],
  };
}
