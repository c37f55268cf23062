-- The study plan that a student keeps in the profile: one each, the newest in the place of the one before.
create table study_plans (
  user_id uuid primary key references users on delete cascade,
  -- What was entered and since when (domain/stored-study-plan.ts); the week is made from it.
  plan jsonb not null,
  updated_at timestamptz not null default now()
);
