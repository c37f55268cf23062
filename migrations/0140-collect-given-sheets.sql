-- Photographs of written sheets that adults gave, each by its own consent, so that the house sees how real ones fare
-- (product §10 From paper to text; decision 0212). Nothing else is done with them.
create table given_sheets (
  -- Made in the browser, so that a call repeated after a lost answer gives nothing twice.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Of the sentence that was agreed to.
  wording text not null,
  file_key text not null unique,
  byte_size integer not null check (byte_size > 0),
  -- How it fared on the device that read it: no word of the text.
  figures jsonb not null,
  -- Lines that the owner found cut wrongly; null until she has looked.
  bad_lines integer check (bad_lines between 0 and 60),
  created_at timestamptz not null
);
create index given_sheets_of_user on given_sheets (user_id);
create index given_sheets_by_age on given_sheets (created_at, id);
create trigger given_sheets_deleted after delete on given_sheets
  for each row execute function discard_file_of_object();
