-- Courses of the owner, and how far students have come in any course, ours too (decision 0218). A course of ours is a
-- file: what is kept of students knows a course by its address and references none.
create table courses (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  draft jsonb not null,
  -- Null until it is published.
  published jsonb,
  version integer not null default 1 check (version >= 1),
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((published is null) = (published_at is null))
);
create trigger announce_change after insert or update or delete or truncate on courses
  for each statement execute function announce_catalogue_change();

create table course_students (
  user_id uuid not null references users on delete cascade,
  course text not null,
  began_at timestamptz not null,
  -- Where to go on.
  lesson text not null,
  seen_at timestamptz not null,
  primary key (user_id, course)
);

create table course_lessons_done (
  user_id uuid not null,
  course text not null,
  lesson text not null,
  done_at timestamptz not null,
  primary key (user_id, course, lesson),
  foreign key (user_id, course) references course_students on delete cascade
);

create table course_answers (
  user_id uuid not null,
  course text not null,
  lesson text not null,
  exercise text not null,
  text text not null check (char_length(text) <= 1200),
  is_right boolean not null,
  tries integer not null check (tries >= 1),
  answered_at timestamptz not null,
  primary key (user_id, course, lesson, exercise),
  foreign key (user_id, course) references course_students on delete cascade
);
