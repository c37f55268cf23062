-- The monthly challenge (spec §2, §4, §5 Monthly challenge): themes, rounds, one essay per person and month, likes, the jury.

-- What the owner sets for a month, written YYYY-MM; a month without a theme of its own goes on with the last one.
create table challenge_themes (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  theme text not null check (char_length(theme) between 5 and 200),
  prize text not null check (char_length(prize) between 3 and 200),
  created_at timestamptz not null
);

-- A month in which somebody takes part. What was promised at its beginning holds until its end.
create table challenge_rounds (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  theme text not null,
  theme_month text not null,
  prize text not null,
  judging text not null check (judging in ('likes', 'jury')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  winner_id uuid,
  decided_at timestamptz,
  -- The moderator who proclaimed the jury's result; null where likes decide.
  decided_by uuid references users on delete set null
);
create index challenge_rounds_open on challenge_rounds (month) where closed_at is null;

create table challenge_essays (
  id uuid primary key default gen_random_uuid(),
  month text not null references challenge_rounds,
  author_key text not null,
  -- Null for a visitor: read and liked like the others, but a prize needs somebody to give it to.
  user_id uuid references users on delete cascade,
  text text not null check (char_length(text) between 50 and 4000),
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null until a moderator has looked, where the owner wants that.
  listed_at timestamptz,
  hidden_at timestamptz,
  unique (month, author_key)
);
create index challenge_essays_best on challenge_essays (month, like_count desc, created_at, id)
  where listed_at is not null and hidden_at is null;
create index challenge_essays_waiting on challenge_essays (updated_at) where listed_at is null and hidden_at is null;
create index challenge_essays_user on challenge_essays (user_id) where user_id is not null;
alter table challenge_rounds
  add foreign key (winner_id) references challenge_essays on delete set null;

create table challenge_likes (
  essay_id uuid not null references challenge_essays on delete cascade,
  author_key text not null,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null,
  primary key (essay_id, author_key)
);
create index challenge_likes_user on challenge_likes (user_id) where user_id is not null;

-- The jury's marks: each juror once per essay, 0 to 200 in each of the five competences.
create table challenge_grades (
  essay_id uuid not null references challenge_essays on delete cascade,
  juror_id uuid not null references users on delete cascade,
  scores jsonb not null,
  total integer not null check (total between 0 and 1000),
  graded_at timestamptz not null,
  primary key (essay_id, juror_id)
);

-- Right however a like comes or goes, also when an account is erased with all that hangs on it.
create function count_challenge_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update challenge_essays set like_count = like_count + 1 where id = new.essay_id;
  else
    update challenge_essays set like_count = like_count - 1 where id = old.essay_id;
  end if;
  return null;
end
$$;
create trigger count_likes after insert or delete on challenge_likes
  for each row execute function count_challenge_likes();
