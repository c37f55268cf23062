-- A sign-in at an OpenID Connect provider that is under way, from the button to the session. Only hashes are kept:
-- who reads this table can finish nothing. The secrets of our leg to the provider are derived from the cookie.

create table social_logins (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  -- An address of this site: where the browser goes on, with a code or an error.
  redirect_to text not null,
  -- Only who holds its verifier exchanges the code for a session.
  code_challenge text not null,
  -- Until the provider has answered; then it is forgotten, so that the answer counts once.
  state_hash bytea unique,
  -- From then on: the code that the browser was given, and for whom.
  code_hash bytea unique,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((code_hash is null) = (user_id is null)),
  check (state_hash is null or code_hash is null)
);
create index social_logins_expiry on social_logins (expires_at);
create index social_logins_user on social_logins (user_id);
