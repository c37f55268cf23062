-- Mails to who pressed "Me avise!" (product §10 E-mails; decision 0135), and lists that a reader can leave.

-- A request counts once its address is confirmed. Rows that an older process writes have no moment in these columns:
-- the job asks their addresses, as it asks all others.
alter table product_interests
  add column key uuid not null default gen_random_uuid(),
  add column confirm_sent_at timestamptz,
  add column confirmed_at timestamptz,
  add column told_at timestamptz;
create unique index product_interests_key on product_interests (key);
create index product_interests_email on product_interests (email);
create index product_interests_unasked on product_interests (created_at)
  where confirmed_at is null and confirm_sent_at is null;
create index product_interests_waiting on product_interests (created_at)
  where confirmed_at is not null and told_at is null;

-- What the owner says has come, for a topic that is no product. With a product: once that one can be bought.
create table interest_announcements (
  topic text primary key,
  announced_at timestamptz not null,
  product_id text references products on delete cascade
);

-- Who gets mails that can be stopped. The key stands in each of them, and stops the list for that address.
create table mail_lists (
  key uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  list text not null,
  stopped_at timestamptz,
  used_at timestamptz not null,
  unique (email, list)
);
alter table outgoing_mails add column list_key uuid references mail_lists on delete set null;
