-- Runs with programs since 0087.
-- A NOTIFY takes a lock of the whole server at commit, and every counted view sent one and logged one change. Views are now written in
-- batches; each row bears the transaction that wrote it, and the index of a process reads the rows that it has not seen.

drop trigger tell_new_views on offer_views;
drop trigger tell_updated_views on offer_views;
drop function tell_changed_views;

alter table offer_views add column transaction xid8 not null default pg_current_xact_id();
create index offer_views_transaction on offer_views (transaction);
create function mark_updated_views() returns trigger language plpgsql as $$
begin
  new.transaction := pg_current_xact_id();
  return new;
end $$;
create trigger mark_updated_views before update on offer_views for each row execute function mark_updated_views();

delete from offer_changes where kind = 'views';
alter table offer_changes drop constraint offer_changes_kind_check;
alter table offer_changes add constraint offer_changes_kind_check check (kind in ('offer', 'all'));

-- How many visitors the last statement added to a row: an upsert can return this, but not the row before it.
alter table offer_view_days add column added integer not null default 1;
