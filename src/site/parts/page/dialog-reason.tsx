// A script writes there: React neither renders nor compares it.
const noWords = { __html: '' };

/** Where a dialog shows the sentence of the event that opens it. */
export function DialogReason() {
  return <p data-asked="" hidden suppressHydrationWarning dangerouslySetInnerHTML={noWords} />;
}

/** The title of a dialog: as its page opens it, and as an event with a sentence does. */
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
