const troubles = ['lostOwn', 'lostReceived', 'away', 'unchecked'] as const;

/**
 * Why a file is not sent: its bytes are lost (and it was the candidate's own, or one that a recruiter
 * received), the store of the files is away, or the virus scanner has not checked the file yet.
 */
export type FileTrouble = (typeof troubles)[number];

/** Header of an answer without the file. The page of the answer then says why. */
export const fileTrouble = 'X-File-Trouble';

export function readFileTrouble(headers: Headers): FileTrouble | undefined {
  return troubles.find((trouble) => trouble === headers.get(fileTrouble));
}
