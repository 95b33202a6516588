-- A company may have an English presentation too; without it both languages show the only presentation.
alter table companies add column presentation_en text;
