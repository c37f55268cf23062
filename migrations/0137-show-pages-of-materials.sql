-- Pictures of a few pages of each file, for the product's page (decision 0203): drawn by a job, never by a request.
-- Which pages the owner lets be seen: null is ours to choose, an empty list is none.
alter table materials add column shown_pages integer[] check (cardinality(shown_pages) <= 3);
-- The file whose pages were drawn last, or could not be.
alter table materials add column drawn_key text;

create table material_pages (
  -- The files of a row are under product-pictures/{id}/.
  id uuid primary key,
  material_id text not null references materials on delete cascade,
  page integer not null check (page >= 1),
  -- Of the largest picture, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  unique (material_id, page)
);

create function discard_pictures_of_page() returns trigger language plpgsql as $$
begin
  insert into discarded_files (file_key, due_at)
    select format('product-pictures/%s/%s', old.id, file.name), now()
    from unnest(array['320.webp', '960.webp']) as file (name)
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger material_pages_deleted after delete on material_pages
  for each row execute function discard_pictures_of_page();

-- Pages of a version that is gone, or that the owner shows no more, are seen by nobody from that moment on.
create function forget_pages_of_material() returns trigger language plpgsql as $$
begin
  delete from material_pages where material_id = new.id;
  return null;
end $$;
create trigger materials_pages_forgotten after update of storage_key, shown_pages on materials
  for each row when (
    new.storage_key is distinct from old.storage_key or new.shown_pages is distinct from old.shown_pages
  ) execute function forget_pages_of_material();

create trigger announce_change after insert or update or delete or truncate on material_pages
  for each statement execute function announce_catalogue_change();
