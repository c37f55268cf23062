-- What a class's teacher corrects of what was handed in (docs/product.md §10 Classes, decision 0271): a row of
-- teacher_corrections whose states the house's queue, reports and scale do not ask for. The promised day is that of the
-- opening, and is shown to nobody.
alter table teacher_corrections
  drop constraint teacher_corrections_state_check,
  add constraint teacher_corrections_state_check check (state in
    ('sent', 'reading', 'corrected', 'answered', 'returned', 'withdrawn', 'class-reading', 'class-corrected'));

-- Which handed version it is of. What ends the handing (taken back, the student leaves or is taken out, the task or the
-- class is deleted) or the version (its essay is deleted) ends the correction.
create table class_corrections (
  correction_id uuid primary key references teacher_corrections on delete cascade,
  task_id uuid not null,
  member_id uuid not null,
  essay_id uuid not null,
  number integer not null,
  foreign key (task_id, member_id) references class_handings on delete cascade,
  foreign key (essay_id, number) references essay_versions on delete cascade,
  unique (task_id, member_id, essay_id, number)
);
create index class_corrections_of_version on class_corrections (essay_id, number);

create function delete_correction_of_class() returns trigger language plpgsql as $$
begin
  delete from teacher_corrections where id = old.correction_id;
  return null;
end $$;
create trigger class_corrections_deleted after delete on class_corrections
  for each row execute function delete_correction_of_class();
