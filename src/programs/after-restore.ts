import { resolve } from 'node:path';

type Restored = {
  /** Folder of `--into`; undefined for DATA_DIR. */
  readonly into: string | undefined;
  readonly takesOver: boolean;
  /** True if the documents in the bucket of FILES_URL were left alone. */
  readonly leavesBucket: boolean;
};

/** Returns lines that say how the restored installation starts: without DATA_DIR another one would. */
export function linesAfterRestore({ into, takesOver, leavesBucket }: Restored): readonly string[] {
  const there = into === undefined ? '' : `DATA_DIR="${resolve(into)}" `;
  if (takesOver) return [`${there}npm start starts the site.`];
  return [
    ...(leavesBucket ? ['The documents in the bucket of FILES_URL are as they were: nothing was put back there.'] : []),
    `This is a copy: ${there}npm start starts it without BACKUP_TO and FILES_URL, or with others than those of the installation that was backed up.`,
    `If that one never runs again, ${there}npm run backup -- take lets this one go on with them.`,
  ];
}
