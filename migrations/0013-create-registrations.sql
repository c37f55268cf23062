-- What an account owes besides its form: an age band, and the wordings of terms and privacy that were accepted
-- (Lei 15.211/2025; LGPD art. 8º). Kept apart from users: an account may exist before it was asked.

create table age_declarations (
  user_id uuid primary key references users on delete cascade,
  -- No 'under-13': who says so has no account.
  age_band text not null check (age_band in ('13-15', '16-17', '18-plus')),
  declared_at timestamptz not null default now()
);

create table consents (
  user_id uuid not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  -- The date that names the wording (content/institutional/versions.ts).
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, document, version)
);
