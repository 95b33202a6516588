-- An account that its candidate deletes is closed at once (status 1) and erased a month later; signing in before reopens
-- it with its previous status.

alter table candidates add column closed_at timestamptz;
alter table candidates add column status_before_closing integer;
alter table candidates add constraint candidates_closed check ((closed_at is null) = (status_before_closing is null));
create index candidates_closed_at on candidates (closed_at) where closed_at is not null;

-- Anonymous rest of an application whose candidate was erased, for the statistics of offers and companies. Only the
-- month is kept, because a day might identify a person.
create table past_applications (
  offer_id integer references offers on delete set null,
  company_id integer references companies on delete set null, -- only of a spontaneous application
  month date not null,                      -- first day of the month
  outcome text not null check (outcome in ('withdrawn', 'failed', 'sent', 'transmitted', 'answered'))
);
create index past_applications_offer on past_applications (offer_id);
