-- Partners bring buyers by a link and have a share of what is paid (docs/product.md §10 Payments and orders, decision
-- 0266). A code is never used again, so its row stays; who stood behind it goes with their account.
create table partners (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[a-z0-9-]{3,30}$'),
  name text not null check (char_length(name) <= 120),
  email text check (email = lower(email)),
  user_id uuid unique references users on delete set null,
  share_percent integer not null check (share_percent between 1 and 70),
  note text not null default '' check (char_length(note) <= 500),
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The partner by whose link an order was made, with the share of that moment.
create table partner_orders (
  order_id uuid primary key references orders,
  partner_id uuid not null references partners,
  share_percent integer not null check (share_percent between 1 and 70),
  -- As the browser told it; null once it is forgotten who bought.
  clicked_on text check (clicked_on ~ '^\d{4}-\d\d-\d\d$'),
  -- Since when it is known that the partner bought it: then it counts nothing.
  own_since timestamptz
);
create index partner_orders_partner on partner_orders (partner_id);

-- What each payment and each sum that went back made of the share. Never changed.
create table partner_entries (
  id bigint generated always as identity primary key,
  order_id uuid not null references partner_orders,
  partner_id uuid not null references partners,
  -- Of Brasília.
  month text not null check (month ~ '^\d{4}-\d\d$'),
  -- Money of the test provider: counted only as long as the shop takes no other.
  is_test boolean not null,
  -- Cents of the payment that are with the shop after it, and the change of the share.
  kept_amount integer not null check (kept_amount >= 0),
  value_change integer not null check (value_change <> 0),
  share_change integer not null,
  at timestamptz not null
);
create index partner_entries_month on partner_entries (partner_id, month);
create index partner_entries_order on partner_entries (order_id, id);

-- A month that the owner has paid, outside of the product.
create table partner_payments (
  partner_id uuid not null references partners,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  is_test boolean not null,
  amount integer not null check (amount > 0),
  note text not null default '' check (char_length(note) <= 500),
  paid_at timestamptz not null,
  primary key (partner_id, month, is_test)
);
