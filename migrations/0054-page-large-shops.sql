-- A shop of ten thousand products is listed page by page and searched by words (decision 0078).

-- The words of a title without case and marks, as src/domain/search.ts folds them; no dictionary, so that any beginning is found.
create function title_words(title text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', regexp_replace(
    regexp_replace(normalize(lower(title), nfd), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;
create index products_words on products using gin (title_words(title)) with (fastupdate = off);
create index products_archived on products (sort_order, id) where deleted_at is not null;
-- What the shop shows: its pages, their count and the map of the site.
create index products_shown on products (sort_order, id)
  where deleted_at is null and status = 'published' and not is_hidden;
-- How often a variant was sold: a page counts the newest only, so that a bestseller costs no more than a hundred entries.
create index purchases_variant on purchases (variant_id, purchased_at desc) include (quantity) where revoked_at is null;

-- Pages of products name the files that they deliver.
create trigger announce_change after insert or update or delete or truncate on materials
  for each statement execute function announce_catalogue_change();

-- Who pays it back: the provider, or the owner by a transfer where the provider cannot (boleto; decision 0058).
alter table refunds add column paid_by text not null default 'provider' check (paid_by in ('provider', 'transfer'));
