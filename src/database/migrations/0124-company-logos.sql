-- Runs with programs since 0110.
-- Logos of companies that the staff upload (docs/decisions/0127-logos-of-companies.md). They win over
-- logos of imports, and follow merges: a company without a logo shows the newest logo of the companies that
-- merged into it.
create table company_logos (
  id integer primary key generated always as identity,
  company_id integer not null references companies on delete cascade,
  name text not null,       -- in the address: a hash of the bytes and the type, such as 3f….png
  width integer not null,
  height integer not null,
  bytes bytea not null,
  set_at timestamptz not null,
  set_by text not null,     -- staff:<id>
  ended_at timestamptz      -- when it was replaced or removed; the last such one can come back
);
create unique index company_logos_current on company_logos (company_id) where ended_at is null;
create index company_logos_company on company_logos (company_id, ended_at);
create index company_logos_name on company_logos (name) where ended_at is null;

-- The name of the logo that pages show. The triggers below write it.
alter table companies add column staff_logo text;

-- The lock comes in a statement of its own: the next one then sees what others have committed meanwhile.
create function place_company_logo(company integer) returns void language sql as $$
  select from companies where id = company for no key update;
  update companies c set staff_logo = shown.name
  from (select (
    select l.name from company_logos l join companies o on o.id = l.company_id
    where l.ended_at is null and (o.id = company or o.survivor_id = company)
    order by o.id = company desc, l.set_at desc, l.id desc limit 1
  ) as name) shown
  where c.id = company and c.staff_logo is distinct from shown.name
$$;

create function place_changed_logo() returns trigger language plpgsql as $$
declare
  changed integer[] := array[
    case when tg_op <> 'INSERT' then old.company_id end, case when tg_op <> 'DELETE' then new.company_id end];
begin
  perform place_company_logo(c.id) from companies c
    where c.id = any(changed) or c.id in (select survivor_id from companies where id = any(changed));
  return null;
end $$;
create trigger place_logo after insert or update or delete on company_logos
  for each row execute function place_changed_logo();

create function place_logos_of_merged_companies() returns trigger language plpgsql as $$
begin
  perform place_company_logo(c.id) from companies c where c.id in (old.survivor_id, new.survivor_id);
  return null;
end $$;
create trigger place_logos after update of survivor_id on companies for each row
  when (old.survivor_id is distinct from new.survivor_id) execute function place_logos_of_merged_companies();

create function place_logo_without_company() returns trigger language plpgsql as $$
begin
  perform place_company_logo(old.survivor_id);
  return null;
end $$;
create trigger place_logo_without_company after delete on companies for each row
  when (old.survivor_id is not null) execute function place_logo_without_company();

-- An import gives a company the id of its source, and then deletes the old row: the logos move before that.
create function move_logos_to_successor() returns trigger language plpgsql as $$
begin
  update company_logos moved set company_id = new.company_id, ended_at = coalesce(ended_at,
      (select now() from company_logos kept where kept.company_id = new.company_id and kept.ended_at is null))
    where moved.company_id = new.former_id;
  return null;
end $$;
create trigger move_logos after insert or update on company_successors
  for each row execute function move_logos_to_successor();
