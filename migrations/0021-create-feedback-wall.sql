-- The wall of feedback (spec §2 Feedback, §3 Feedback): what people say of the product, who likes it, what others answer.

create table feedbacks (
  -- Chosen by the writer's browser, so that sending again is the same feedback.
  id uuid primary key,
  -- Stands for the writer wherever others can see it (server/community/author.ts); of a sample its name.
  author_key text not null,
  -- Null for a visitor and for a sample.
  user_id uuid references users on delete cascade,
  author_name text not null check (char_length(author_name) between 1 and 60),
  rating integer not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) <= 1000),
  -- Written by the house to show what the wall is for, and marked as such.
  is_sample boolean not null default false,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null,
  hidden_at timestamptz
);
create index feedbacks_newest on feedbacks (created_at desc, id desc) where hidden_at is null;
create index feedbacks_user on feedbacks (user_id) where user_id is not null;

create table feedback_likes (
  feedback_id uuid not null references feedbacks on delete cascade,
  author_key text not null,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null,
  primary key (feedback_id, author_key)
);
create index feedback_likes_user on feedback_likes (user_id) where user_id is not null;

create table feedback_comments (
  id uuid primary key,
  feedback_id uuid not null references feedbacks on delete cascade,
  author_key text not null,
  user_id uuid references users on delete cascade,
  text text not null check (char_length(text) between 1 and 500),
  created_at timestamptz not null,
  hidden_at timestamptz
);
create index feedback_comments_oldest on feedback_comments (feedback_id, created_at, id) where hidden_at is null;
create index feedback_comments_user on feedback_comments (user_id) where user_id is not null;

-- The counts are right however a row comes or goes, also when an account is erased with all that hangs on it.
create function count_feedback_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update feedbacks set like_count = like_count + 1 where id = new.feedback_id;
  else
    update feedbacks set like_count = like_count - 1 where id = old.feedback_id;
  end if;
  return null;
end
$$;
create trigger count_likes after insert or delete on feedback_likes
  for each row execute function count_feedback_likes();

create function count_feedback_comments() returns trigger language plpgsql as $$
declare
  counted uuid := coalesce(new.feedback_id, old.feedback_id);
begin
  -- The lock first: of two comments at once, the second counts the first one too.
  perform from feedbacks where id = counted for no key update;
  update feedbacks set comment_count =
    (select count(*) from feedback_comments where feedback_id = counted and hidden_at is null)
  where id = counted;
  return null;
end
$$;
create trigger count_comments after insert or delete or update of hidden_at on feedback_comments
  for each row execute function count_feedback_comments();
