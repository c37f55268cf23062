-- A second factor at the sign-in: codes of an app, and codes kept on paper (decision 0080).

-- At most one for each account; unverified until the first code of it was shown.
create table mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  friendly_name text,
  -- Encrypted, with the account as associated data (accounts/second-factor/sealed-secret.ts).
  sealed_secret bytea not null,
  verified_at timestamptz,
  -- Of the newest code that counted: that one and older ones never count again.
  last_time_step integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references mfa_factors (user_id) on delete cascade,
  -- argon2id, like a password.
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- When the person last said the password or came from a provider, and by what they showed the second factor.
alter table sessions
  add column proven_at timestamptz,
  add column second_factor text check (second_factor in ('totp', 'mfa/recovery_code')),
  add column second_factor_at timestamptz,
  add check ((second_factor is null) = (second_factor_at is null));
update sessions set proven_at = created_at;
alter table sessions
  alter column proven_at set default clock_timestamp(),
  alter column proven_at set not null;
