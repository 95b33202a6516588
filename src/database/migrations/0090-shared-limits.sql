-- Runs with programs since 0087.
-- Requests counted for limits that several processes share (LIMITS_URL). The key is a keyed hash of limit and network. Counts are
-- worth nothing after a crash, so they are not logged.

create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint             -- milliseconds since 1970
) with (fillfactor = 50);   -- a count is changed within its page
