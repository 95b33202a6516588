-- Offers whose row lacks values that the details at the source may have. The import asks for them.

alter table offers add column details_wanted boolean not null default false;
create index offers_details_wanted on offers (id) where details_wanted;

-- Former ids of companies that the board knew by name until their source told their number.

create table company_successors (
  former_id integer primary key,
  company_id integer not null references companies on delete cascade
);
create index company_successors_company on company_successors (company_id);
