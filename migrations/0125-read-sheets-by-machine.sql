-- Who agreed that pictures of the own handwriting go to the service outside says so apart from who sends it typed texts.
alter table review_consents
  add column purpose text not null default 'comments' check (purpose in ('comments', 'handwriting'));
create unique index review_consents_open_for on review_consents (user_id, purpose) where ended_at is null;
drop index review_consents_open;
-- Pages of handwriting that somebody had read on a day, beside the comments.
alter table review_days add column pages integer not null default 0 check (pages >= 0);
