-- What the owner writes to be studied (decision 0225): themes with their texts, repertoires, connectives, model essays.
-- A row is what she typed, field by field; each kind is read by src/domain/study/contents.
create table study_items (
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  -- Its address, and what essays know a theme by: never changes.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  draft jsonb not null,
  -- Null until it is published.
  published jsonb,
  -- ISO day from which everybody sees it; null for at once.
  shown_from text check (shown_from ~ '^\d{4}-\d{2}-\d{2}$'),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (kind, slug)
);

-- Every draft that was kept, to go back to. Who kept it stands in the audit log, under the same version.
create table study_item_versions (
  kind text not null,
  slug text not null,
  version integer not null,
  draft jsonb not null,
  kept_at timestamptz not null,
  primary key (kind, slug, version),
  foreign key (kind, slug) references study_items on delete cascade
);

-- Ours and hers that are kept out of the lists; who has begun with one goes on.
create table hidden_study_items (
  kind text not null,
  slug text not null,
  hidden_at timestamptz not null,
  primary key (kind, slug)
);

create trigger announce_change after insert or update or delete or truncate on study_items
  for each statement execute function announce_site_change();
create trigger announce_change after insert or update or delete or truncate on hidden_study_items
  for each statement execute function announce_site_change();
