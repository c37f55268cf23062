-- The badges of a student (spec §9): each once. Who earns one by a level of the mini-course gets its XP in the same transaction.
create table earned_badges (
  user_id uuid not null references users on delete cascade,
  badge_id text not null check (badge_id ~ '^[a-z0-9-]{1,64}$'),
  earned_at timestamptz not null default now(),
  primary key (user_id, badge_id)
);
