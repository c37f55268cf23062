-- Accounts, sessions and profiles (spec §3 Profile, User, Session).

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  password_hash text,
  email_verified_at timestamptz,
  email_change text,
  user_metadata jsonb not null default '{}',
  app_metadata jsonb not null default '{}',
  banned_until timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (email);

create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  identity_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

-- One row per login. The refresh token is a MAC over (session, counter): no token is stored.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  counter integer not null default 0 check (counter >= 0),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  amr text not null,
  user_agent text,
  ip text,
  created_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

-- Links in mails. Only the hash of a token is kept; a new one replaces the older one of the same purpose.
create table one_time_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'email_change')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, purpose)
);

create table profiles (
  id uuid primary key references users on delete cascade,
  full_name text,
  avatar_url text,
  cover_url text,
  city text,
  state text check (char_length(state) <= 2),
  phone text,
  target_exam text,
  xp integer not null default 0 check (xp >= 0),
  strengths text not null default 'proposta_de_intervencao',
  weaknesses text not null default 'argumentacao',
  generation_count integer not null default 0 check (generation_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Secrets that every process shares: token signing, refresh MAC, link and webhook signatures.
create table server_keys (
  kid text primary key,
  kind text not null,
  secret jsonb not null,
  created_at timestamptz not null default now()
);
create index server_keys_kind on server_keys (kind, created_at desc);

create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
