-- Who corrects for the house besides its owner (product §10 Correctors): invited by a link that counts once and ends.
-- The role itself stands in users.app_metadata, as the owner's does.
create table corrector_invitations (
  id uuid primary key default gen_random_uuid(),
  -- In lower case; null once it was accepted, when the account says who it is.
  email text,
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references users on delete cascade,
  check ((accepted_by is null) = (accepted_at is null)),
  check ((email is null) = (accepted_at is not null))
);
-- One that is open for each address: a new one takes the place of the one before.
create unique index corrector_invitations_open on corrector_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index corrector_invitations_by_end on corrector_invitations (expires_at) where accepted_at is null;
create index corrector_invitations_of_account on corrector_invitations (accepted_by) where accepted_by is not null;
create index corrector_invitations_of_inviter on corrector_invitations (invited_by) where invited_by is not null;
create index users_correctors on users (id) where app_metadata ? 'corrector';

-- When a reader was done; the whole may wait for a second one.
create index teacher_corrections_done on teacher_corrections (corrected_at) where corrected_at is not null;
