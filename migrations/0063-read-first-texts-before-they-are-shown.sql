-- What somebody reads for the first time only after a moderator has (docs/product.md §10 Community and moderation).

-- Why a case is open: it was reported, or it waits for a first look and is hidden until then.
alter table moderation_cases add column cause text not null default 'reports'
  check (cause in ('reports', 'first-look'));

-- Of a correction: null needs no reading. While it waits, and when it was refused, it is hidden too.
alter table peer_reviews add column reading text check (reading in ('waiting', 'passed', 'refused'));
create index peer_reviews_read_first on peer_reviews (id) where reading = 'waiting';

-- Nobody looks at what is gone, whoever took it away. The argument is the kind.
create function forget_first_look() returns trigger language plpgsql as $$
begin
  delete from moderation_cases
    where subject_kind = tg_argv[0] and subject_id = old.id and cause = 'first-look' and decided_at is null;
  return null;
end $$;
create trigger forget_first_look after delete on peer_reviews
  for each row execute function forget_first_look('peer_review');
create trigger forget_first_look after delete on feedbacks
  for each row execute function forget_first_look('feedback');
create trigger forget_first_look after delete on feedback_comments
  for each row execute function forget_first_look('feedback_comment');
