/** A backup or a restore is refused, or cannot be done. The message says what to do. */
export class BackupFailed extends Error {
  readonly code = 'backup.failed';
}

/** A part of a backup is missing, or has other bytes than the backup noted. The message names the part. */
export class BackupDamaged extends Error {
  readonly code = 'backup.damaged';
  /** Name of the damaged object, if it is one. */
  readonly object: string | undefined;
  constructor(message: string, object?: string, options?: ErrorOptions) {
    super(message, options);
    this.object = object;
  }
}
