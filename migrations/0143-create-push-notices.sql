-- Notices by push (decision 0215): what an account asks for, its browsers, and what is on its way to them.
create table push_choices (
  user_id uuid primary key references users on delete cascade,
  kinds text[] not null,
  -- In Brasília.
  practice_hour integer not null check (practice_hour between 7 and 21),
  -- YYYY-MM-DD in Brasília.
  practice_told_on text,
  updated_at timestamptz not null
);
create index push_choices_of_practice on push_choices (practice_hour) where 'practice' = any (kinds);

-- One browser of one session: it ends with the session.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1024),
  p256dh text not null,
  auth text not null,
  -- Notices in a row that could not be handed over.
  failures integer not null default 0,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at);

-- What was handed over, or is of no use any more, goes.
create table outgoing_pushes (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions on delete cascade,
  kind text not null,
  -- What it is about: one notice for each.
  thing text not null,
  path text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (subscription_id, kind, thing)
);
create index outgoing_pushes_due on outgoing_pushes (due_at);

alter table mock_exams add column told_at timestamptz;
