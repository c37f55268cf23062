-- What students ask below a lesson, and the teacher's answers (docs/product.md §10 Courses, decision 0265).
create table lesson_questions (
  id uuid primary key default gen_random_uuid(),
  -- Courses of ours stand in no table; those of the owner's take their questions with them (below).
  course text not null,
  lesson text not null,
  user_id uuid not null references users on delete cascade,
  text text not null check (char_length(text) between 10 and 1000),
  -- Whether the student agreed that others of the lesson read it, without the name.
  may_show boolean not null,
  created_at timestamptz not null,
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  is_shown boolean not null default false,
  check ((answer is null) = (answered_at is null)),
  check (not is_shown or (may_show and answer is not null))
);
create index lesson_questions_user on lesson_questions (user_id, course, lesson);
create index lesson_questions_waiting on lesson_questions (created_at, id) where answer is null;
create index lesson_questions_answered on lesson_questions (answered_at desc, id desc) where answer is not null;
create index lesson_questions_shown on lesson_questions (course, lesson, answered_at desc) where is_shown;

create function forget_lesson_questions() returns trigger language plpgsql as $$
begin
  delete from lesson_questions where course = old.slug;
  return null;
end $$;
create trigger forget_lesson_questions after delete on courses
  for each row execute function forget_lesson_questions();
