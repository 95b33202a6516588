-- Where a session was begun, as far as its candidate needs it to know their own.

alter table sessions
  add column browser text,                 -- such as Firefox; null where none is known
  add column system text,                  -- such as Android
  add column network text;                 -- the first half of the address, such as 203.0.113.…

-- Codes and tokens name the session that they were given to from now on, so that it can be ended from elsewhere.
-- Those from before do not: everyone signs in once more.
delete from idp.payloads where model in ('Session', 'Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken');
