-- An application keeps its offer as it was when the application was sent: whatever happens to the offer later, the
-- candidate can read it. The copy is erased with the application.

create table application_offers (
  application_id uuid primary key references applications on delete cascade,
  copied_at timestamptz not null,          -- the application was sent; of earlier applications, this migration ran
  title text not null,
  language text not null check (language in ('fr', 'en')),
  company_name text not null,
  reference text not null,
  description text,
  profile text,
  mission_type_id integer not null,
  duration_months integer not null,
  city_fr text not null,
  city_en text not null,
  country_id text not null references countries,
  mission_start date not null,
  mission_end date,
  broadcast_start timestamptz not null,
  broadcast_end timestamptz,
  allowance numeric(8, 2),                 -- euros a month, as the page of the offer showed it
  scale_year integer,                      -- null if the offer states the amount
  needs_scale boolean not null,            -- the offer states no amount, and the scale was not read yet
  check (scale_year is null or allowance is not null)
);

insert into application_offers
  select a.id, now(), o.title, o.language, c.name, o.reference, o.description, o.profile, o.mission_type_id,
    o.duration_months, o.city_fr, o.city_en, o.country_id, o.mission_start, o.mission_end, o.broadcast_start,
    o.broadcast_end, o.monthly_allowance, null, o.monthly_allowance is null
  from applications a join offers o on o.id = a.offer_id join companies c on c.id = o.company_id;

create index application_offers_to_estimate on application_offers (application_id) where needs_scale;

-- Candidates are told once that an offer was withdrawn or filled. What happened before is no news.

alter table favourites
  add column withdrawn_told_at timestamptz,
  add column filled_told_at timestamptz;
alter table applications add column offer_withdrawn_told_at timestamptz;

update favourites f set withdrawn_told_at = case when o.withdrawn_at is not null then now() end,
    filled_told_at = case when o.filled_at is not null then now() end
  from offers o where o.id = f.offer_id and (o.withdrawn_at is not null or o.filled_at is not null);
update applications a set offer_withdrawn_told_at = now()
  from offers o where o.id = a.offer_id and o.withdrawn_at is not null;
