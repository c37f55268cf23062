-- Two readers and a third (product §10 The teacher's desk; decision 0201). A sending that two read is a row that nobody
-- reads itself, with a row of each reading below it; its state is the whole's.
alter table variants add column corrections_readers integer not null default 1 check (corrections_readers in (1, 2));
alter table purchases add column corrections_readers integer not null default 1 check (corrections_readers in (1, 2));
-- Of a grant: how many read what it pays.
alter table credit_entries add column readers integer not null default 1 check (readers in (1, 2));

alter table teacher_corrections
  add column readers integer not null default 1 check (readers in (1, 2)),
  -- Of a whole that was read: {levels, total, of, isDoubtful}.
  add column final_grade jsonb,
  -- Before: only a second and a third reading had a first one above them.
  drop constraint teacher_corrections_check2,
  add constraint teacher_corrections_reading_of check (of_correction_id is not null or reading = 1);
drop index teacher_corrections_of_first;
create unique index teacher_corrections_of_whole on teacher_corrections (of_correction_id, reading)
  where of_correction_id is not null;
-- The same person never reads twice.
create unique index teacher_corrections_one_reader on teacher_corrections (of_correction_id, reader_id)
  where of_correction_id is not null and reader_id is not null;
