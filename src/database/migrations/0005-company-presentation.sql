-- A company may present itself in English too; without it, its one presentation is shown in both languages.
alter table companies add column presentation_en text;
