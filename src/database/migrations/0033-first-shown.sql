-- Time from which an offer was public, whatever its broadcast says now: followers are not told the withdrawal of an
-- offer that never was public. Null for an offer that was imported as withdrawn and never restored.

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
