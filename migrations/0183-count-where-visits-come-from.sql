-- Where visits come from (docs/product.md §10 The owner's console, decision 0254): counts of a day in Brasília, and
-- nothing about who came.
create table source_days (
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  source text not null check (char_length(source) between 1 and 126),
  visits integer not null default 0 check (visits >= 0),
  product_views integer not null default 0 check (product_views >= 0),
  carts integer not null default 0 check (carts >= 0),
  primary key (day, source)
);
create table product_view_days (
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  product_id text not null references products on delete cascade,
  views integer not null check (views >= 1),
  primary key (day, product_id)
);
create index product_view_days_product on product_view_days (product_id);

-- Told by the browser with the order; null for orders from before, and where it told nothing.
alter table orders add column source text check (char_length(source) between 1 and 126);
