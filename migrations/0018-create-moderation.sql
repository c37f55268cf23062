-- Reports, decisions, appeals and blocks for every text that others can read: a text is named by kind and id, so that
-- essays, feedback and comments join by adding a kind (server/moderation/subjects.ts).

create table reports (
  subject_kind text not null,
  subject_id uuid not null,
  reporter_key text not null,
  -- Who proved a mailbox counts as a person; of all others, one for each network counts (domain/moderation.ts).
  is_proven boolean not null,
  network_key text not null,
  reason text not null,
  note text not null default '' check (char_length(note) <= 500),
  created_at timestamptz not null,
  primary key (subject_kind, subject_id, reporter_key)
);

create table moderation_cases (
  subject_kind text not null,
  subject_id uuid not null,
  -- open: reported · hidden: by enough reports, waiting · kept, removed: decided
  status text not null check (status in ('open', 'hidden', 'kept', 'removed')),
  report_count integer not null default 0,
  -- Reported for harm to a minor or danger: read first.
  is_urgent boolean not null default false,
  author_key text not null,
  author_id uuid references users on delete set null,
  -- As it was reported: the chat itself keeps seven days only.
  text text not null,
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  decision_reason text,
  appeal_text text check (char_length(appeal_text) <= 1000),
  appealed_at timestamptz,
  appeal_decided_at timestamptz,
  appeal_decided_by uuid references users on delete set null,
  appeal_reason text,
  primary key (subject_kind, subject_id)
);
create index moderation_cases_waiting on moderation_cases (is_urgent desc, opened_at)
  where status in ('open', 'hidden') or (appealed_at is not null and appeal_decided_at is null);
create index moderation_cases_author on moderation_cases (author_key, opened_at);

-- Every act of a moderator, and every hiding by reports.
create table moderation_log (
  id bigint generated always as identity primary key,
  subject_kind text not null,
  -- Of a text its id, of a person the author key, of a setting its name.
  subject text not null,
  actor_id uuid references users on delete set null,
  action text not null,
  reason text not null default '',
  created_at timestamptz not null
);

-- Who may not write anywhere for a while.
create table posting_pauses (
  author_key text primary key,
  until timestamptz not null,
  reason text not null,
  decided_by uuid references users on delete set null,
  created_at timestamptz not null
);

create table author_blocks (
  blocker_key text not null,
  blocked_key text not null,
  -- As it was shown when it was blocked, for the list by which a block is taken back.
  blocked_name text not null,
  created_at timestamptz not null,
  primary key (blocker_key, blocked_key)
);

-- The owner's additions to the words that are refused (content/refused-words.ts).
create table refused_words (
  word text primary key check (char_length(word) between 2 and 60),
  added_by uuid references users on delete set null,
  created_at timestamptz not null
);

-- Accounts under 16 whose guardian has agreed that they write where strangers read (Lei 15.211/2025, art. 24).
create table guardian_permissions (
  user_id uuid primary key references users on delete cascade,
  granted_by uuid references users on delete set null,
  granted_at timestamptz not null
);
