-- Straightened photographs of handwritten sheets, kept with their essay where the student asks for it. Their bytes lie
-- under a key of the file store that is never used twice, and follow their row, however it goes (migration 0012).
create table sheet_photographs (
  id uuid primary key,
  essay_id uuid not null references essays on delete cascade,
  page integer not null check (page between 1 and 2),
  file_key text not null unique,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null,
  unique (essay_id, page)
);
create trigger sheet_photographs_deleted after delete on sheet_photographs
  for each row execute function discard_file_of_object();
create trigger sheet_photographs_replaced after update of file_key on sheet_photographs
  for each row when (old.file_key is distinct from new.file_key) execute function discard_file_of_object();
