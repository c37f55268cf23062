-- Classes of a teacher (decision 0244): who may teach, her classes, and who has joined them by a code.
create table teacher_grants (
  user_id uuid primary key references users on delete cascade,
  granted_by uuid references users on delete set null,
  granted_at timestamptz not null
);
create index teacher_grants_of_granter on teacher_grants (granted_by) where granted_by is not null;

create table classes (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  school_year integer not null,
  -- In lower case, of unambiguous letters; a new one takes its place.
  code text not null constraint classes_code_key unique,
  created_at timestamptz not null
);
create index classes_of_teacher on classes (teacher_id, created_at);

create table class_members (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references classes on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  unique (class_id, user_id)
);
create index class_members_of_user on class_members (user_id, joined_at);
