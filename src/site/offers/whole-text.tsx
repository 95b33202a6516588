import type { OfferCompany, OfferContact } from '#board/offers/offer-details.ts';
import { CompanyPanel } from './company-panel.tsx';
import { OfferText } from './offer-text.tsx';
import type { ComponentProps } from 'react';

type Props = {
  offer: ComponentProps<typeof OfferText>['offer'] & {
    readonly company: OfferCompany;
    readonly contact: Omit<OfferContact, 'email'> | null;
  };
};

/** All that the employer says: of the mission, then of itself. */
export function WholeText({ offer }: Props) {
  return (
    <>
      <OfferText offer={offer} />
      <CompanyPanel company={offer.company} contact={offer.contact} />
    </>
  );
}
