-- Carts that somebody asked to be sent (docs/product.md §10 Payments and orders, decision 0268): one that waits for each
-- address, and the moment of its one mail.
create table cart_reminders (
  key uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  -- [{ variant_id, quantity }], as src/server/shop/cart-reminders/routes.ts takes them.
  items jsonb not null check (jsonb_array_length(items) between 1 and 50),
  consent_text text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create unique index cart_reminders_waiting on cart_reminders (email) where sent_at is null;
create index cart_reminders_sent on cart_reminders (email, sent_at);
create index cart_reminders_created on cart_reminders (created_at);
