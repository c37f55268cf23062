-- Pictures of motivating texts (docs/product.md §10 Contents that are studied, decision 0267): the name tells the size,
-- the file is study-pictures/{name}.webp. A row of study_items or of its versions names one by its public address;
-- what none names for a day is deleted.
create table study_pictures (
  name text primary key check (name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}$'),
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index study_pictures_unused on study_pictures (last_used_at);

create function discard_file_of_study_picture() returns trigger language plpgsql as $$
begin
  insert into discarded_files (file_key, due_at)
    values (format('study-pictures/%s.webp', old.name), now())
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger study_pictures_deleted after delete on study_pictures
  for each row execute function discard_file_of_study_picture();
