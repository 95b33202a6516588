// Empty content for an element that a script fills; with it, React neither renders nor compares the content.
const noWords = { __html: '' };

/** Place for the reason that comes with the event that opened the dialog. */
export function DialogReason() {
  return <p data-asked="" hidden suppressHydrationWarning dangerouslySetInnerHTML={noWords} />;
}

/**
 * The title of a dialog, in two versions: one for a dialog that the page opened, one for a dialog that an
 * event opened with a reason.
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
