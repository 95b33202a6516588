// The end of `<!--$!-->`, which React writes in place of a part that threw, without reporting an error. The
// search begins with `$`, because `$` is rare: this takes a third of the time of a search for `<`.
const failedPart = Buffer.from('$!-->');

/** @throws if a part of this markup could not be rendered, so that its page counts as failed */
export function refuseFailedPart(markup: Buffer): void {
  if (markup.includes(failedPart)) throw new Error('A part of the page could not be rendered');
}
