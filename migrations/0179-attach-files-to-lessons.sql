-- Files of lessons (decision 0251). A course's draft and what is published of it name them by id; a file that neither
-- names any more goes with the save that left it out.
create table course_attachments (
  id text primary key check (id ~ '^att_[A-Za-z0-9_-]{12}$'),
  course text not null references courses on delete cascade,
  file_name text not null,
  file_key text not null unique,
  byte_size integer not null check (byte_size >= 1),
  created_at timestamptz not null
);
create index course_attachments_of_course on course_attachments (course);
create trigger course_attachments_deleted after delete on course_attachments
  for each row execute function discard_file_of_object();
