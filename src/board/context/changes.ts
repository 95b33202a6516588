/** What others keep copies of: of the board, and the content that is published. */
export type Topic = 'offers' | 'reference' | 'content';

/** The changes of the board, as far as others keep copies. They are told in this process only. */
export type Changes = {
  /** Says, once it is committed, that a topic has changed. */
  tell(topic: Topic): void;
  /** How often it has changed: what was made at another count shows what was. */
  count(topic: Topic): number;
};

/** @param hear is told of every change at once */
export function createChanges(hear: (topic: Topic) => void = () => undefined): Changes {
  const counts = { offers: 0, reference: 0, content: 0 };
  return {
    tell(topic) {
      counts[topic] += 1;
      hear(topic);
    },
    count: (topic) => counts[topic],
  };
}
