-- Certificates of courses that were studied to their end (decision 0246): what they say stays as it was on that day,
-- whatever becomes of the course or of the profile.
create table course_certificates (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  user_id uuid not null references users on delete cascade,
  course text not null,
  course_title text not null,
  student_name text not null,
  lessons integer not null check (lessons >= 1),
  minutes integer not null check (minutes >= 1),
  issued_at timestamptz not null,
  unique (user_id, course)
);
