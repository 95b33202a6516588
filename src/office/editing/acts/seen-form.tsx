import type { ReactNode } from 'react';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import type { Refused } from '../../request/office-screen.ts';
import { seenOf } from './offered-acts.ts';

/** Limit of the words of a review, which the repository states too. */
export const longestReviewWords = 2000;

/** Limits of the fields of acts. */
export const actLimits = { 'message.tooLong': longestReviewWords, 'note.tooLong': maxReasonLength } as const;

export type ActForm = {
  readonly document: OfficeDocument;
  readonly refused: Refused | null;
  /** Value of the field `do`. */
  readonly name: string;
  readonly send: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly variant?: ButtonVariant;
  /** A second act with the same fields. */
  readonly other?: { readonly name: string; readonly send: string };
  readonly children?: ReactNode;
};

/** A form of the page of a document, which names the state of the document on the screen. */
export function SeenForm({ document, children, ...form }: ActForm) {
  return (
    <OfficeForm limits={actLimits} {...form}>
      <input type="hidden" name="seen" value={seenOf(document)} />
      {children}
    </OfficeForm>
  );
}
