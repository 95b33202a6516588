// A script writes here: React neither renders nor compares the content.
const noWords = { __html: '' };

/** Place for the sentence of the event that opened the dialog. */
export function DialogReason() {
  return <p data-asked="" hidden suppressHydrationWarning dangerouslySetInnerHTML={noWords} />;
}

/** The title of a dialog, in two versions: opened by the page, and by an event with a sentence. */
export function DialogTitle({ plain, asked }: { plain: string; asked: string }) {
  return (
    <>
      <span data-plain="">{plain}</span>
      <span data-asked="" hidden>
        {asked}
      </span>
    </>
  );
}
