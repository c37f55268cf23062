-- A guardian's account beside a minor's (decision 0260): the code that ties both, the tie, and the record of what
-- guardians and the owner decided for the minor. The record goes with the minor's account.
create table guardian_codes (
  code text primary key,
  minor_id uuid not null references users on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- The newest alone can be used.
create unique index guardian_codes_open on guardian_codes (minor_id) where used_at is null;
create index guardian_codes_of_minor on guardian_codes (minor_id);

create table guardian_links (
  id uuid primary key default gen_random_uuid(),
  minor_id uuid not null references users on delete cascade,
  guardian_id uuid not null references users on delete cascade,
  -- The wording in which the guardian declared to be one.
  declaration text not null,
  tied_at timestamptz not null,
  unique (minor_id, guardian_id),
  check (minor_id <> guardian_id)
);
create index guardian_links_of_guardian on guardian_links (guardian_id);

create table guardian_acts (
  id uuid primary key default gen_random_uuid(),
  minor_id uuid not null references users on delete cascade,
  act text not null check (act in ('tied', 'ended', 'permitted', 'withdrawn')),
  by text not null check (by in ('guardian', 'minor', 'owner')),
  actor_id uuid references users on delete set null,
  at timestamptz not null
);
create index guardian_acts_of_minor on guardian_acts (minor_id, at);
create index guardian_acts_of_actor on guardian_acts (actor_id) where actor_id is not null;
