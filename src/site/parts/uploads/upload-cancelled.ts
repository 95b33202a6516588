/** The sender cancelled the form; the form is not at fault. */
export class UploadCancelled extends Error {
  readonly code = 'upload.cancelled';
}
