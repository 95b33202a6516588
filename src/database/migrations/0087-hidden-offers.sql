-- Offers and companies that a candidate does not want to see in lists any more.

create table hidden_offers (
  candidate_id integer not null references candidates on delete cascade,
  offer_id integer not null references offers on delete cascade,
  hidden_at timestamptz not null,
  primary key (candidate_id, offer_id)
);
create index hidden_offers_offer on hidden_offers (offer_id);

create table hidden_companies (
  candidate_id integer not null references candidates on delete cascade,
  company_id integer not null references companies on delete cascade,
  hidden_at timestamptz not null,
  primary key (candidate_id, company_id)
);
create index hidden_companies_company on hidden_companies (company_id);
