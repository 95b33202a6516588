-- A turn has a name: the holder of an earlier turn can neither prolong nor end it.

alter table archive_turns add column turn uuid not null default gen_random_uuid();
