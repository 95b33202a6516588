-- A turn has a name of its own: whoever held the one before can neither prolong nor end it.

alter table archive_turns add column turn uuid not null default gen_random_uuid();
