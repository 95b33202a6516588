// React neither renders nor compares the content, because a script writes here.
const noWords = { __html: '' };

/** Place for the reason in the event that opened the dialog. */
export function DialogReason() {
  return <p data-asked="" hidden suppressHydrationWarning dangerouslySetInnerHTML={noWords} />;
}

/**
 * The title of a dialog, in two versions: for a dialog opened by the page, and for one opened by an event
 * with a reason.
 */
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
