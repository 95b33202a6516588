/**
 * State of a file before a virus scanner: not scanned yet; infected; infected, and its owner was notified.
 */
export type Mark = 'waiting' | 'infected' | 'told';

/** Marks of stored files. A mark survives a crash once the call that writes it has returned. */
export type FileMarks = {
  /** Marks a file as waiting for the scanner. */
  set(key: string): Promise<void>;
  /** Gives a file a further mark, which replaces the earlier mark. */
  change(key: string, mark: Exclude<Mark, 'waiting'>): Promise<void>;
  /** Returns the mark that a file got last; undefined without a mark. */
  of(key: string): Promise<Mark | undefined>;
  /**
   * Returns the keys of all marked files. If `before` is given, returns only the files whose first mark is
   * older.
   */
  keys(before?: Date): Promise<string[]>;
  /** Removes every mark of a file; does nothing for a file without a mark. */
  remove(key: string): Promise<void>;
};
