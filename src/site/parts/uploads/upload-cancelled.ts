/** The sender of a form took it back: nothing is wrong with the form. */
export class UploadCancelled extends Error {
  readonly code = 'upload.cancelled';
}
