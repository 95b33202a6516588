-- Applications to a company without an offer go to the contact of its newest offer.

alter table applications alter column offer_id drop not null;
alter table applications add column company_id integer references companies;
alter table applications add column recipient_email text;  -- of a spontaneous application; others go to the offer's contact
alter table applications add constraint applications_target
  check (num_nonnulls(offer_id, company_id) = 1 and (company_id is null) = (recipient_email is null));
alter table applications add constraint applications_once_a_company unique (company_id, candidate_id);
