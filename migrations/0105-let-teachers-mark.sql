-- What a teacher's mark says besides its words, and which of the engine's it answers.
alter table teacher_marks
  add column effect text not null default 'fault' check (effect in ('fault', 'merit', 'note')),
  -- Kind and place of the engine's mark: each is taken or dropped once.
  add column engine_key text;
create unique index teacher_marks_of_engine on teacher_marks (correction_id, engine_key)
  where engine_key is not null;
alter table remark_bank
  add column effect text not null default 'fault' check (effect in ('fault', 'merit', 'note'));

-- However a voice goes (recorded again, deleted with its account), its file follows.
create function discard_file_of_voice() returns trigger language plpgsql as $$
begin
  insert into discarded_files (file_key, due_at) values (old.voice_key, now())
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger teacher_voices_deleted after delete on teacher_corrections
  for each row when (old.voice_key is not null) execute function discard_file_of_voice();
create trigger teacher_voices_replaced after update of voice_key on teacher_corrections
  for each row when (old.voice_key is not null and old.voice_key is distinct from new.voice_key)
  execute function discard_file_of_voice();

create index teacher_corrections_ended on teacher_corrections ((coalesce(corrected_at, returned_at)) desc, id)
  where state in ('corrected', 'answered', 'returned');
create index teacher_corrections_asked on teacher_corrections (question_at)
  where state = 'corrected' and question is not null;
