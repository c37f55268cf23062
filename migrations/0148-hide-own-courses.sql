-- Courses that ship with the product and that the owner keeps out of her lists; who began one goes on.
create table hidden_courses (
  slug text primary key,
  hidden_at timestamptz not null
);
create trigger announce_change after insert or update or delete or truncate on hidden_courses
  for each statement execute function announce_catalogue_change();
