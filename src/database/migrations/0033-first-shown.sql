-- Since when an offer may have been seen, whatever its broadcast says now: who follows the board is not told
-- that an offer was withdrawn which never stood there. Null for one that came withdrawn and was not put back.

alter table offers add column first_shown timestamptz;

alter table offers disable trigger user;
update offers set first_shown = broadcast_start;
alter table offers enable trigger user;

create function note_first_shown() returns trigger language plpgsql as $$
begin
  if new.withdrawn_at is null then
    new.first_shown := least(new.first_shown, new.broadcast_start);
  end if;
  return new;
end $$;
create trigger note_first_shown before insert or update of broadcast_start, withdrawn_at on offers
  for each row execute function note_first_shown();
