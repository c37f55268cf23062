-- Orders, payments, purchases and outgoing mail (spec §7 checkout; design: prices, stock and access are the server's).

create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  -- Who may open the payment page without an account: the hash of the token in its address.
  access_token_hash bytea not null,
  user_id uuid references users on delete set null,
  buyer_email text check (buyer_email = lower(buyer_email)),
  buyer_name text,
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'expired', 'canceled', 'refund_due', 'refunded')),
  currency_code text not null references currencies,
  total_amount integer not null check (total_amount >= 0),
  -- Only this provider's events count for the order; 'free' where there is nothing to pay.
  provider text not null,
  success_url text not null,
  cancel_url text not null,
  locale text,
  time_zone text,
  reserved_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paid_at timestamptz
);
create index orders_user on orders (user_id, created_at desc);
create index orders_unclaimed on orders (buyer_email) where user_id is null;
create index orders_open on orders (reserved_until) where status = 'pending';

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  variant_id text not null references variants,
  sort_order integer not null,
  product_id text not null references products,
  product_title text not null,
  variant_title text not null,
  unit_amount integer not null check (unit_amount >= 0),
  quantity integer not null check (quantity >= 1),
  -- Part of variants.reserved_quantity: given back when the order ends, taken from the stock when it is paid.
  reserved_quantity integer not null default 0 check (reserved_quantity >= 0 and reserved_quantity <= quantity),
  primary key (order_id, variant_id)
);
create index order_lines_variant on order_lines (variant_id);

-- Every event of a payment provider is taken once.
create table payment_events (
  provider text not null,
  event_id text not null,
  order_id uuid not null references orders on delete cascade,
  type text not null,
  -- What the provider says was paid, also where it is not what the order asked for.
  amount integer not null,
  currency_code text not null,
  method text,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_order on payment_events (order_id, received_at);

create table purchases (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  variant_id text not null references variants,
  user_id uuid references users on delete set null,
  buyer_email text not null check (buyer_email = lower(buyer_email)),
  buyer_name text,
  product_title text not null,
  variant_title text not null,
  quantity integer not null check (quantity >= 1),
  purchased_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (order_id, variant_id) references order_lines (order_id, variant_id) on delete cascade,
  unique (order_id, variant_id)
);
create index purchases_user on purchases (user_id, purchased_at desc);
create index purchases_unclaimed on purchases (buyer_email) where user_id is null;

create table entitlements (
  order_id uuid not null references orders on delete cascade,
  name text not null,
  user_id uuid references users on delete cascade,
  buyer_email text not null check (buyer_email = lower(buyer_email)),
  granted_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (order_id, name)
);
create index entitlements_user on entitlements (user_id);
create index entitlements_unclaimed on entitlements (buyer_email) where user_id is null;

-- The built-in test provider's own books: what a real provider keeps on its side.
create table sandbox_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders on delete cascade,
  amount integer not null check (amount >= 0),
  currency_code text not null references currencies,
  status text not null default 'open' check (status in ('open', 'approved', 'canceled')),
  -- Each refused try, and the final answer, is an event of its own.
  sequence integer not null default 0 check (sequence >= 0),
  method text check (method in ('pix', 'card')),
  payer_email text,
  payer_name text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);

-- Webhooks that the test provider owes until they were taken.
create table sandbox_events (
  id text primary key,
  payment_id uuid not null references sandbox_payments on delete cascade,
  body text not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index sandbox_events_due on sandbox_events (created_at) where delivered_at is null;

-- Written in the transaction that decides them, sent by a job until they went out.
create table outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  kind text not null,
  facts jsonb not null default '{}',
  attempts integer not null default 0 check (attempts >= 0),
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outgoing_mails_due on outgoing_mails (due_at) where sent_at is null;
