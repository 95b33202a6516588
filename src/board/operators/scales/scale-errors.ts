/** Somebody saved or took back a scale since the page was shown. */
export class ScaleChanged extends Error {
  readonly code = 'office.scaleChanged';
}
