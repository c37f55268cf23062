-- Which states of a correction its student was told of by mail, each once; and which grants were told to end.
alter table teacher_corrections add column told_states text[] not null default '{}';
create index teacher_corrections_untold on teacher_corrections (sent_at)
  where not (state = any (told_states)) and of_correction_id is null;
create index teacher_corrections_withdrawn on teacher_corrections (withdrawn_at) where state = 'withdrawn';

create table credit_expiry_notices (
  grant_id bigint primary key references credit_entries on delete cascade,
  told_at timestamptz not null
);
