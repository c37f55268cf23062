-- Tasks of a class, and the corrected essays that its students hand in (docs/product.md §10 Classes, decision 0269).
create table class_tasks (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references classes on delete cascade,
  title text not null check (char_length(title) between 5 and 200),
  note text not null check (char_length(note) <= 1000),
  -- A day of Brasília, which counts whole.
  due_on text not null check (due_on ~ '^\d{4}-\d{2}-\d{2}$'),
  created_at timestamptz not null
);
create index class_tasks_of_class on class_tasks (class_id, due_on desc, id);

-- One for each seat: who leaves the class, or deletes the essay, takes it along.
create table class_handings (
  task_id uuid not null references class_tasks on delete cascade,
  member_id uuid not null references class_members on delete cascade,
  essay_id uuid not null,
  number integer not null,
  handed_at timestamptz not null,
  primary key (task_id, member_id),
  foreign key (essay_id, number) references essay_versions on delete cascade
);
create index class_handings_of_member on class_handings (member_id);
create index class_handings_of_essay on class_handings (essay_id, number);
