-- The photo of a profile, re-encoded by us as a small JPEG square.

alter table candidates add column photo_file_key text unique; -- key of the stored bytes, see files/
