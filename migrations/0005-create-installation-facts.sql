-- What this installation has done once, such as filling the shop with the demonstration products.
create table installation_facts (
  name text primary key,
  value jsonb not null default '{}',
  created_at timestamptz not null default now()
);
