-- The mock exam of each month (decisions 0210, 0211). A row is there before its month opens only where the owner planned
-- it; the theme of ours is drawn and written at the opening, never before.
create table mock_exams (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  minutes integer not null check (minutes between 30 and 330),
  is_planned boolean not null,
  theme_id text,
  theme text check (char_length(theme) between 1 and 300),
  motivating text not null default '' check (char_length(motivating) <= 12000),
  -- All totals in the end, for the places; names nobody, and stays when an account goes.
  totals jsonb,
  results_at timestamptz,
  created_at timestamptz not null,
  check (closes_at > opens_at)
);

-- One sitting of a student in a month: begun once, its end fixed at its beginning.
create table mock_exam_sittings (
  month text not null references mock_exams,
  user_id uuid not null references users on delete cascade,
  is_on_paper boolean not null,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  text text not null default '' check (char_length(text) <= 10000),
  pasted_characters integer not null default 0 check (pasted_characters >= 0),
  has_paper_lines boolean not null default false,
  revision integer not null default 0 check (revision >= 0),
  saved_at timestamptz,
  handed_in_at timestamptz,
  ended_by text check (ended_by in ('student', 'clock')),
  graded_at timestamptz,
  -- Null for a blank sheet.
  total integer check (total between 0 and 1000),
  levels jsonb,
  -- The essay lives on in the student's own list, and may be deleted there.
  essay_id uuid references essays on delete set null,
  primary key (month, user_id),
  check ((handed_in_at is null) = (ended_by is null))
);
create index mock_exam_sittings_of_user on mock_exam_sittings (user_id, month desc);
create index mock_exam_sittings_of_essay on mock_exam_sittings (essay_id);
create index mock_exam_sittings_to_do on mock_exam_sittings (ends_at) where graded_at is null;

-- A deleted essay is deleted: of its sheet only the grades are left.
create function forget_mock_exam_sheet() returns trigger language plpgsql as $$
begin
  new.text := '';
  return new;
end $$;
create trigger mock_exam_essay_deleted before update of essay_id on mock_exam_sittings
  for each row when (old.essay_id is not null and new.essay_id is null)
  execute function forget_mock_exam_sheet();
