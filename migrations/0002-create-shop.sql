-- The catalogue (spec §3 Product, Variant, Price; store API of spec §7).

create table currencies (
  code text primary key check (code ~ '^[a-z]{3}$'),
  symbol text not null,
  template text not null check (position('$1' in template) > 0),
  decimal_digits integer not null default 2 check (decimal_digits between 0 and 4)
);
insert into currencies (code, symbol, template) values ('brl', 'R$', 'R$ $1'), ('eur', '€', '€$1');

create table products (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  slug text not null unique,
  title text not null check (char_length(title) between 1 and 200),
  subtitle text,
  ribbon_text text,
  description text not null default '',
  thumbnail text,
  purchasable boolean not null default true,
  sort_order integer not null default 0,
  site_product_selection text check (site_product_selection in ('lowest_price_first', 'first_variant')),
  status text not null default 'published' check (status in ('published', 'draft')),
  is_hidden boolean not null default false,
  type_value text not null default 'digital',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index products_listed on products (sort_order, id) where deleted_at is null;

create table product_images (
  product_id text not null references products on delete cascade,
  sort_order integer not null,
  url text not null,
  type text not null default 'image',
  primary key (product_id, sort_order)
);

create table product_options (
  id text primary key,
  product_id text not null references products on delete cascade,
  title text not null,
  sort_order integer not null default 0
);
create index product_options_product on product_options (product_id);

create table variants (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  product_id text not null references products on delete cascade,
  title text not null,
  image_url text,
  sku text unique,
  weight integer check (weight >= 0),
  sort_order integer not null default 0,
  manage_inventory boolean not null default false,
  -- What the shop owns; what open orders hold of it is reserved. Both move under the row's lock.
  inventory_quantity integer check (inventory_quantity >= 0),
  reserved_quantity integer not null default 0 check (reserved_quantity >= 0),
  check (not manage_inventory or inventory_quantity is not null),
  check (not manage_inventory or reserved_quantity <= inventory_quantity),
  check (manage_inventory or reserved_quantity = 0)
);
create index variants_product on variants (product_id, sort_order);

create table variant_option_values (
  id text primary key,
  option_id text not null references product_options on delete cascade,
  variant_id text not null references variants on delete cascade,
  value text not null,
  unique (option_id, variant_id)
);
create index variant_option_values_variant on variant_option_values (variant_id);

create table prices (
  variant_id text not null references variants on delete cascade,
  currency_code text not null references currencies,
  amount integer not null check (amount >= 0),
  sale_amount integer check (sale_amount >= 0 and sale_amount <= amount),
  sort_order integer not null default 0,
  primary key (variant_id, currency_code)
);

create table collections (
  id text primary key,
  title text not null,
  image_url text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table product_collections (
  product_id text not null references products on delete cascade,
  collection_id text not null references collections on delete cascade,
  sort_order integer not null default 0,
  primary key (product_id, collection_id)
);
create index product_collections_collection on product_collections (collection_id);

create table product_additional_info (
  id text primary key,
  product_id text not null references products on delete cascade,
  sort_order integer not null default 0,
  title text not null,
  description text not null
);
create index product_additional_info_product on product_additional_info (product_id);

create table product_custom_fields (
  id text primary key,
  product_id text not null references products on delete cascade,
  title text not null,
  is_required boolean not null default false
);
create index product_custom_fields_product on product_custom_fields (product_id);

create table related_products (
  id text primary key,
  product_id text not null references products on delete cascade,
  section_title text not null,
  related_type text not null check (related_type in ('product', 'collection')),
  related_id text not null,
  sort_order integer not null default 0
);
create index related_products_product on related_products (product_id);

-- The files that a purchase delivers. A storage key names the content, so a new version is a new key.
create table materials (
  id text primary key,
  title text not null,
  file_name text not null,
  storage_key text not null,
  sha256 text not null,
  byte_size integer not null check (byte_size > 0),
  page_count integer not null check (page_count > 0),
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz not null default now()
);

create table variant_materials (
  variant_id text not null references variants on delete cascade,
  material_id text not null references materials,
  sort_order integer not null default 0,
  primary key (variant_id, material_id)
);
create index variant_materials_material on variant_materials (material_id);
