-- Device and place of a session, enough for its candidate to recognise it.

alter table sessions
  add column browser text,                 -- such as Firefox; null if unknown
  add column system text,                  -- such as Android
  add column network text;                 -- the first half of the address, such as 203.0.113.…

-- From now on codes and tokens name their session, so that it can be ended from elsewhere. Older ones do not:
-- everyone signs in once more.
delete from idp.payloads where model in ('Session', 'Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken');
