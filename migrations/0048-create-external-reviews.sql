-- Comments on essays by a service outside of the house (issue "The corrector", 7; decision 0068). Everything here is empty
-- unless such a service is configured.

-- Who agreed that texts go to whom, under which wording, and until when: the open row is the consent that holds.
create table review_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  wording text not null,
  -- Name and host of the service, as the person read them.
  recipient text not null,
  given_at timestamptz not null,
  ended_at timestamptz
);
create unique index review_consents_open on review_consents (user_id) where ended_at is null;
create index review_consents_of_user on review_consents (user_id);

-- What was asked for a version, once: a row without comments is a question under way, or one that a crash cut off.
create table essay_reviews (
  essay_id uuid not null,
  number integer not null,
  recipient text not null,
  -- Of the one process that may answer it.
  ticket uuid not null,
  -- The day in Brasília whose allowance it took.
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  asked_at timestamptz not null,
  -- Places in the version's text, each with its comment.
  comments jsonb,
  answered_at timestamptz,
  primary key (essay_id, number),
  foreign key (essay_id, number) references essay_versions on delete cascade,
  check ((comments is null) = (answered_at is null))
);

-- How many a person has asked for on a day of Brasília, and how many all have: deleting an essay gives none back.
create table review_days (
  user_id uuid not null references users on delete cascade,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  count integer not null check (count >= 0),
  primary key (user_id, day)
);
create table review_totals (
  day text primary key check (day ~ '^\d{4}-\d\d-\d\d$'),
  count integer not null check (count >= 0)
);
