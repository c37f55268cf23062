-- Corrections by a teacher (product §5): the credits that pay them, what is sent, what the teacher writes on it.

-- What a variant grants beside files and generations. A purchase remembers it: its buyer may sign up later.
alter table variants
  add column corrections_granted integer not null default 0 check (corrections_granted between 0 and 100),
  add column corrections_months integer not null default 12 check (corrections_months between 1 and 60);
alter table purchases
  add column corrections_granted integer not null default 0 check (corrections_granted >= 0),
  add column corrections_months integer not null default 12 check (corrections_months between 1 and 60);

-- The ledger: rows are added and never changed. A row without grant_id is a grant, and every other row belongs to one;
-- what is left of a grant is its amount and those of its rows. Sums are taken under a lock on the account.
create table credit_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('correction', 'generation')),
  event text not null check (event in ('granted', 'used', 'returned', 'expired', 'taken_back')),
  amount integer not null check (amount <> 0),
  grant_id bigint references credit_entries on delete cascade,
  expires_at timestamptz,
  source text not null,
  -- What was done, so that it counts once.
  key text not null unique,
  created_at timestamptz not null,
  check ((event in ('granted', 'returned')) = (amount > 0)),
  check (event <> 'granted' or grant_id is null),
  check (event in ('granted', 'returned') or grant_id is not null),
  check (grant_id is null or expires_at is null)
);
create index credit_entries_of_account on credit_entries (account_id, kind, id);
create index credit_entries_of_grant on credit_entries (grant_id) where grant_id is not null;
create index credit_entries_by_expiry on credit_entries (expires_at) where expires_at is not null;
create index credit_entries_by_source on credit_entries (source) where grant_id is null;

create function refuse_change_of_credit() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the credits is never changed';
end $$;
create trigger credit_entries_stay before update on credit_entries
  for each row execute function refuse_change_of_credit();

-- An essay as it was sent to the teacher, with all that became of it. A second reader's is a row of its own.
create table teacher_corrections (
  -- Made in the browser, so that a call repeated after a lost answer sends nothing twice.
  id uuid primary key,
  account_id uuid not null references users on delete cascade,
  essay_id uuid references essays on delete set null,
  version_number integer,
  exam text not null default 'enem',
  theme text not null check (char_length(theme) between 1 and 300),
  title text,
  body text not null check (char_length(body) <= 10000),
  -- Lines of the body are those of the sheet.
  line_breaks boolean not null default false,
  photograph_keys text[] not null default '{}',
  state text not null check (state in ('sent', 'reading', 'corrected', 'answered', 'returned', 'withdrawn')),
  -- YYYY-MM-DD in Brasília.
  promised_on text not null check (promised_on ~ '^\d{4}-\d\d-\d\d$'),
  sent_at timestamptz not null,
  begun_at timestamptz,
  corrected_at timestamptz,
  withdrawn_at timestamptz,
  returned_at timestamptz,
  return_reason text check (return_reason in ('illegible', 'off-theme', 'other')),
  return_note text,
  reader_id uuid references users on delete set null,
  lease_token uuid,
  lease_until timestamptz,
  -- By competence, in their order: {level, sentence}.
  levels jsonb,
  comment text,
  voice_key text,
  voice_seconds integer check (voice_seconds between 1 and 180),
  voice_text text,
  first_seen_at timestamptz,
  question text,
  question_at timestamptz,
  answer text,
  answer_at timestamptz,
  rating integer check (rating between 1 and 5),
  rating_note text,
  seconds_spent integer not null default 0 check (seconds_spent >= 0),
  engine_estimate jsonb,
  reading integer not null default 1 check (reading between 1 and 3),
  of_correction_id uuid references teacher_corrections on delete cascade,
  -- The correction whose marks this text answers.
  rewrites_id uuid references teacher_corrections on delete set null,
  -- The entry of the credits that paid it; null where it was free.
  credit_key text,
  check (body <> '' or photograph_keys <> '{}'),
  check ((state = 'returned') = (return_reason is not null)),
  check ((reading = 1) = (of_correction_id is null))
);
create index teacher_corrections_queue on teacher_corrections (promised_on, sent_at, id)
  where state in ('sent', 'reading');
create index teacher_corrections_of_account on teacher_corrections (account_id, sent_at desc, id desc);
create index teacher_corrections_of_essay on teacher_corrections (essay_id) where essay_id is not null;
create index teacher_corrections_of_reader on teacher_corrections (reader_id) where reader_id is not null;
create index teacher_corrections_of_first on teacher_corrections (of_correction_id) where of_correction_id is not null;
create index teacher_corrections_rewritten on teacher_corrections (rewrites_id) where rewrites_id is not null;
-- The same essay, or the same text, waits once.
create unique index teacher_corrections_one_of_essay on teacher_corrections (essay_id)
  where state in ('sent', 'reading') and of_correction_id is null and essay_id is not null;
create unique index teacher_corrections_one_of_text on teacher_corrections (account_id, md5(body))
  where state in ('sent', 'reading') and of_correction_id is null and body <> '';

-- What the teacher marks: words of the body, or a box on a photograph.
create table teacher_marks (
  id uuid primary key,
  correction_id uuid not null references teacher_corrections on delete cascade,
  -- UTF-16 units of the body.
  start_at integer check (start_at >= 0),
  end_at integer check (end_at > start_at),
  photograph integer check (photograph >= 0),
  -- Shares of the photograph's sides: {x, y, width, height}.
  box jsonb,
  category text not null,
  competence integer not null check (competence between 1 and 5),
  remark text not null default '',
  origin text not null default 'reader' check (origin in ('reader', 'engine')),
  state text not null default 'kept' check (state in ('kept', 'dropped')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((start_at is null) = (end_at is null)),
  check ((photograph is null) = (box is null)),
  check (start_at is not null or box is not null)
);
create index teacher_marks_of_correction on teacher_marks (correction_id, created_at);

-- Remarks that a teacher writes again and again; without an owner they are ours.
create table remark_bank (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references users on delete cascade,
  text text not null,
  competence integer not null check (competence between 1 and 5),
  category text,
  uses integer not null default 0 check (uses >= 0),
  last_used_at timestamptz,
  unique nulls not distinct (owner_id, text)
);
