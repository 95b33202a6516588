/** The sender cancelled the form, which is not an error of the form. */
export class UploadCancelled extends Error {
  readonly code = 'upload.cancelled';
}
