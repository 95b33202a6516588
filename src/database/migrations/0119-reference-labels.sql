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
