-- What the flows of an account keep: recovery, a change of e-mail that both mailboxes confirm, known devices.

alter table users
  add column email_change_sent_at timestamptz,
  -- Which of the two mailboxes has agreed so far.
  add column email_change_confirmed text check (email_change_confirmed in ('current', 'new')),
  add constraint users_email_change_lower check (email_change = lower(email_change));

delete from one_time_tokens where purpose = 'email_change';
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('signup', 'recovery', 'email_change_current', 'email_change_new'));

-- Who asked for a mail with a link, written down alike for every address; a job looks up whether it has an account.
create table link_requests (
  id bigint generated always as identity primary key,
  wish text not null check (wish in ('sign-up', 'confirmation', 'recovery', 'email-change')),
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now()
);

-- Browsers in which a person has signed in, by the hash of a random number that the browser keeps.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_devices_last_seen on known_devices (last_seen_at);

-- What the pruning looks for.
create index sessions_expires on sessions (expires_at);
create index one_time_tokens_expires on one_time_tokens (expires_at);
create index outgoing_mails_created on outgoing_mails (created_at);
