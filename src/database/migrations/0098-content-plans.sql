-- Runs with programs since 0087.
-- Reviews of versions, plans that name a version, and releases (docs/decisions/0113-writing-and-publishing.md). Programs before 0098
-- write their plans into content.documents: a trigger moves them here, with the draft of that moment as their version.

create table content.reviews (             -- the last row of a version tells whether it waits for a review
  id integer primary key generated always as identity,
  document_id text not null,
  version integer not null,
  verdict text not null check (verdict in ('asked', 'approved', 'refused')),
  words text,
  given_by text not null,
  given_at timestamptz not null,
  foreign key (document_id, version) references content.versions on delete cascade
);
create index reviews_version on content.reviews (document_id, version, id);
create index reviews_asked on content.reviews (document_id, version) where verdict = 'asked';

create table content.releases (
  id integer primary key generated always as identity,
  title text not null,
  revision integer not null default 1,     -- raised by each save, so that nobody publishes what they have not seen
  state text not null check (state in ('open', 'published', 'takenBack')),
  made_at timestamptz not null,
  made_by text not null,
  published_at timestamptz,
  published_by text
);

create table content.release_items (
  release_id integer not null references content.releases on delete cascade,
  document_id text not null references content.documents on delete cascade,
  act text not null check (act in ('publish', 'withdraw')),
  version integer check ((act = 'publish') = (version is not null)),
  reason text check ((act = 'withdraw') = (reason is not null)),
  site_changes integer not null,           -- those of the document when the item was planned
  published_before integer,                -- version that readers saw before the release; null if they saw none
  primary key (release_id, document_id),
  foreign key (document_id, version) references content.versions on delete cascade
);
create index release_items_document on content.release_items (document_id);

create table content.schedules (
  id integer primary key generated always as identity,
  document_id text references content.documents on delete cascade,
  release_id integer references content.releases on delete cascade,
  act text not null check (act in ('publish', 'withdraw', 'release')),
  version integer check ((act = 'publish') = (version is not null)),
  reason text check (act <> 'withdraw' or reason is not null),
  at timestamptz not null,
  planned_at timestamptz not null,
  planned_by text not null,
  needs_approval boolean not null,         -- true if who planned it may not publish what nobody approved
  state text not null default 'planned' check (state in ('planned', 'done', 'cancelled')),
  ended_at timestamptz,
  due_at timestamptz not null,             -- the planned time, or the next try after a failure
  tries integer not null default 0,
  error text,                              -- code of the last failure
  check ((document_id is null) = (act = 'release') and (release_id is null) = (act <> 'release')),
  foreign key (document_id, version) references content.versions on delete cascade
);
create unique index schedules_document on content.schedules (document_id, act) where state = 'planned';
create unique index schedules_release on content.schedules (release_id) where state = 'planned';
create index schedules_due on content.schedules (due_at) where state = 'planned';
create index schedules_of_document on content.schedules (document_id, id);

-- The list of all documents shows what changed last first.
alter table content.documents add column changed_at timestamptz not null default now();
update content.documents d set changed_at =
  coalesce((select max(v.saved_at) from content.versions v where v.document_id = d.id), d.changed_at);
create index documents_changed on content.documents (changed_at, id);
create index documents_type_changed on content.documents (type, changed_at, id);
create index documents_drafts on content.documents (changed_at, id) where draft is not null;
create index documents_hidden on content.documents (changed_at, id) where published is null;

create function content.note_change() returns trigger language plpgsql as $$
begin
  update content.documents d set changed_at = n.at
    from (select document_id, max(saved_at) as at from written group by document_id) n where d.id = n.document_id;
  return null;
end $$;
create trigger versions_note_change after insert on content.versions
  referencing new table as written for each statement execute function content.note_change();

insert into content.schedules (document_id, act, version, at, planned_at, planned_by, needs_approval, due_at)
select id, 'publish', draft, publish_at, now(), coalesce(publish_for, ''), false, publish_at
from content.documents where publish_at is not null and draft is not null;
update content.documents set publish_at = null, publish_for = null where publish_at is not null;

-- How often the document went out or left the site, by whatever program. A plan notices by it that somebody did so since.
alter table content.documents add column site_changes integer not null default 0;
create function content.count_site_change() returns trigger language plpgsql as $$
begin
  new.site_changes := old.site_changes + 1;
  return new;
end $$;
create trigger documents_count_site_change before update on content.documents for each row
  when (new.published is distinct from old.published or new.last_published_at is distinct from old.last_published_at)
  execute function content.count_site_change();

create function content.move_plan() returns trigger language plpgsql as $$
begin
  if new.draft is not null then
    update content.schedules set state = 'cancelled', ended_at = now()
      where document_id = new.id and act = 'publish' and state = 'planned';
    insert into content.schedules (document_id, act, version, at, planned_at, planned_by, needs_approval, due_at)
      values (new.id, 'publish', new.draft, new.publish_at, now(), coalesce(new.publish_for, ''), false, new.publish_at);
  end if;
  new.publish_at := null;
  new.publish_for := null;
  return new;
end $$;
create trigger documents_move_plan before update of publish_at on content.documents
  for each row when (new.publish_at is not null) execute function content.move_plan();

-- An older program cancels a plan, publishes or withdraws by writing null, which stands there already.
create function content.cancel_plan() returns trigger language plpgsql as $$
begin
  update content.schedules set state = 'cancelled', ended_at = now()
    where document_id = new.id and state = 'planned' and (act = 'publish' or new.published is null);
  return new;
end $$;
create trigger documents_cancel_plan before update of publish_at on content.documents
  for each row when (new.publish_at is null) execute function content.cancel_plan();
