-- An essay is written for one exam (decision 0233). Those of the ENEM keep their versions, with levels and a total, in
-- essay_versions; those of any other have theirs here, where there is no column for a number of the ENEM.
alter table essays add column exam text not null default 'enem' check (char_length(exam) between 1 and 40);

create table exam_versions (
  essay_id uuid not null references essays on delete cascade,
  number integer not null check (number >= 1),
  text text not null check (char_length(text) between 1 and 10000),
  pasted_characters integer not null default 0 check (pasted_characters >= 0),
  has_paper_lines boolean not null default false,
  -- Marks of language and what was counted: no level, no total.
  reading jsonb not null,
  -- The student's own points by the board's criteria; null before she gave one.
  assessment jsonb,
  corrected_at timestamptz not null,
  primary key (essay_id, number)
);
create index exam_versions_by_age on exam_versions (corrected_at);
