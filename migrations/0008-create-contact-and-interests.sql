-- What visitors write by the page Contato, and who wants to hear of what is still to come (spec §2 "Also linked", Placeholders).

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- With the year, the protocol number (domain/contact.ts).
  number bigint generated always as identity unique,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (email = lower(email)),
  topic text not null,
  message text not null check (char_length(message) <= 4000),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index contact_messages_open on contact_messages (created_at) where answered_at is null;

create table product_interests (
  topic text not null,
  email text not null check (email = lower(email)),
  -- The sentence that was agreed to, word for word (LGPD art. 8º).
  consent_text text not null,
  created_at timestamptz not null default now(),
  primary key (topic, email)
);
