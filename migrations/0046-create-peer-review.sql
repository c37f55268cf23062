-- Peer correction (issue "The corrector", 8): two students read each other's essay without knowing each other.

-- Who takes part, since when, and since when they grade near enough to us.
create table peer_members (
  user_id uuid primary key references users on delete cascade,
  is_on boolean not null,
  -- The press of the switch that says what is shown to whom.
  agreed_at timestamptz not null,
  ready_at timestamptz
);

-- The last grades that somebody gave to one of our samples (content/peer-samples).
create table peer_calibrations (
  user_id uuid not null references users on delete cascade,
  sample_id text not null,
  levels jsonb not null,
  is_close boolean not null,
  tries integer not null check (tries >= 1),
  graded_at timestamptz not null,
  primary key (user_id, sample_id)
);

-- An essay that looks for a reader. Its text stands in essay_versions alone, so that it goes with the essay.
create table peer_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  author_key text not null,
  essay_id uuid not null,
  version_number integer not null,
  -- Minors meet minors.
  pool text not null check (pool in ('minors', 'adults')),
  -- waiting: for a reader · assigned: somebody reads it · reviewed · closed: taken back, or the turn is lost
  state text not null check (state in ('waiting', 'assigned', 'reviewed', 'closed')),
  -- The correction that its writer owes. open: not assigned yet · waived: it came to nothing without the writer's fault
  duty text not null check (duty in ('open', 'assigned', 'done', 'waived', 'missed')),
  -- A third reader, where peer and machine are far apart.
  third text not null default 'none' check (third in ('none', 'asked', 'assigned', 'done')),
  -- The place in the queue; whoever comes back to it comes back to the same place.
  searched_at timestamptz not null,
  -- Reported by its reader.
  hidden_at timestamptz,
  foreign key (essay_id, version_number) references essay_versions (essay_id, number) on delete cascade
);
create index peer_entries_queue on peer_entries (searched_at) where state = 'waiting' or third = 'asked';
create index peer_entries_of_user on peer_entries (user_id, searched_at desc);
create index peer_entries_of_version on peer_entries (essay_id, version_number);
create unique index peer_entries_one_turn on peer_entries (user_id) where state in ('waiting', 'assigned');

-- A correction by a student: asked for, then delivered or not.
create table peer_reviews (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references peer_entries on delete cascade,
  -- Null once the reviewer's account is gone: what was given stays given.
  reviewer_id uuid references users on delete set null,
  reviewer_key text not null,
  -- For which own essay the reviewer does it; null for who helps without one.
  own_entry_id uuid references peer_entries on delete set null,
  kind text not null check (kind in ('first', 'third')),
  state text not null check (state in ('assigned', 'delivered', 'lapsed')),
  -- late and left are the reviewer's doing; withdrawn: the essay is gone
  lapse_reason text check (lapse_reason in ('late', 'left', 'withdrawn')),
  levels jsonb,
  sentences jsonb,
  remarks jsonb,
  assigned_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  hidden_at timestamptz,
  check ((state = 'delivered') = (levels is not null and sentences is not null and remarks is not null)),
  check ((state = 'lapsed') = (lapse_reason is not null)),
  check ((state = 'assigned') = (ended_at is null))
);
create unique index peer_reviews_one_live on peer_reviews (entry_id, kind) where state in ('assigned', 'delivered');
create unique index peer_reviews_one_task on peer_reviews (reviewer_id) where state = 'assigned';
create index peer_reviews_of_reviewer on peer_reviews (reviewer_id, assigned_at desc);
create index peer_reviews_of_own_entry on peer_reviews (own_entry_id);
create index peer_reviews_due on peer_reviews (due_at) where state = 'assigned';
