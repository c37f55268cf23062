-- Pictures of profiles (wire.md §4): a row per object, its bytes under a key of the file store that is never used twice.
create table storage_objects (
  id uuid primary key default gen_random_uuid(),
  bucket text not null check (bucket in ('avatars', 'covers')),
  name text not null check (char_length(name) between 1 and 400),
  owner_id uuid not null references users on delete cascade,
  file_key text not null unique,
  -- Of the bytes that are served: the validator of the answer.
  sha256 text not null check (char_length(sha256) = 64),
  byte_size integer not null check (byte_size > 0),
  max_age_seconds integer not null check (max_age_seconds between 0 and 31536000),
  -- Null while the owner's profile shows it; what nobody shows for a day is deleted.
  unused_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket, name)
);
create index storage_objects_of_owner on storage_objects (owner_id, bucket);
create index storage_objects_unused on storage_objects (unused_since) where unused_since is not null;

-- Keys whose files are to be deleted. A key stands here before its file is written, until the row that names it is
-- committed: whatever a crash leaves behind is found again.
create table discarded_files (
  file_key text primary key,
  due_at timestamptz not null
);
create index discarded_files_due on discarded_files (due_at);

-- However an object goes (replaced, deleted, with its owner's account), its file follows.
create function discard_file_of_object() returns trigger language plpgsql as $$
begin
  insert into discarded_files (file_key, due_at) values (old.file_key, now())
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger storage_objects_deleted after delete on storage_objects
  for each row execute function discard_file_of_object();
create trigger storage_objects_replaced after update of file_key on storage_objects
  for each row when (old.file_key is distinct from new.file_key) execute function discard_file_of_object();

-- A profile shows its owner's own objects and nothing else. Until now nothing could be uploaded.
update profiles set avatar_url = null, cover_url = null where avatar_url is not null or cover_url is not null;
alter table profiles
  add constraint profiles_avatar_is_own
    check (starts_with(avatar_url, '/storage/v1/object/public/avatars/' || id::text)),
  add constraint profiles_cover_is_own
    check (starts_with(cover_url, '/storage/v1/object/public/covers/' || id::text));
