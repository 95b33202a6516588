-- Runs with programs since 0110.
-- Labels of the reference that the staff have changed. Every start loads the labels of the files, and rows win.
create table reference_labels (
  list text not null check (list in ('sectors', 'specializations', 'study_levels')),
  item_id integer not null,
  name_fr text not null,
  name_en text not null,
  position integer,                        -- of sectors; null: as it was
  original jsonb not null,                 -- the labels before the first change
  primary key (list, item_id)
);

create table reference_label_changes (
  id integer primary key generated always as identity,
  list text not null,
  item_id integer not null,
  before jsonb,                            -- null: as the files have it
  after jsonb,
  changed_at timestamptz not null,
  changed_by text not null,
  check (before is distinct from after)
);

-- Programs before 0119 write the labels of the files at each start.
create function keep_labels_of_staff() returns trigger language plpgsql as $$
declare
  kept reference_labels;
begin
  select * into kept from reference_labels where list = tg_table_name and item_id = new.id;
  if not found then
    return new;
  end if;
  new.name_fr := kept.name_fr;
  new.name_en := kept.name_en;
  if tg_table_name = 'sectors' and kept.position is not null then
    new.position := kept.position;
  end if;
  return new;
end $$;
create trigger labels_of_staff before insert or update on sectors for each row execute function keep_labels_of_staff();
create trigger labels_of_staff before insert or update on specializations for each row execute function keep_labels_of_staff();
create trigger labels_of_staff before insert or update on study_levels for each row execute function keep_labels_of_staff();
