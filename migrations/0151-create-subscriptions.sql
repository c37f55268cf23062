-- Premium that recurs (decision 0222). A subscription follows what its provider says; a charge counts once by its number.
create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  -- Null where the account is gone: the sums stay.
  user_id uuid references users on delete set null,
  provider text not null,
  status text not null check (status in ('awaiting', 'active', 'past_due', 'grace', 'ended', 'withdrawn')),
  plan text not null check (plan in ('monthly', 'yearly')),
  price_in_cents integer not null check (price_in_cents > 0),
  currency_code text not null,
  -- A teacher's corrections in each month, as they were promised when it began.
  corrections_per_month integer not null check (corrections_per_month >= 0),
  next_plan text check (next_plan in ('monthly', 'yearly')),
  next_price_in_cents integer check (next_price_in_cents > 0),
  next_from timestamptz,
  first_paid_at timestamptz,
  paid_until timestamptz,
  failures integer not null default 0,
  cancelled_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('not-begun', 'cancelled', 'unpaid', 'refunded', 'withdrawn', 'erased')),
  -- The wording that was agreed to.
  contract_id text not null references contract_texts,
  created_at timestamptz not null,
  -- The provider is asked from this moment on.
  ask_at timestamptz,
  -- A word that was asked for earlier than the last one says nothing new.
  told_at timestamptz,
  -- What the provider is to do, and what it was told last.
  wanted_key text not null,
  aligned_key text not null,
  align_at timestamptz,
  check ((next_plan is null) = (next_from is null) and (next_plan is null) = (next_price_in_cents is null))
);
-- One that runs for each account.
create unique index subscriptions_open on subscriptions (user_id)
  where status in ('awaiting', 'active', 'past_due', 'grace');
create index subscriptions_of_user on subscriptions (user_id, created_at desc);
create index subscriptions_to_ask on subscriptions (ask_at) where ask_at is not null;
create index subscriptions_to_align on subscriptions (align_at) where align_at is not null;
create index subscriptions_by_time on subscriptions (created_at desc, id);

create table subscription_charges (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references subscriptions on delete cascade,
  provider text not null,
  -- The provider's number.
  reference text not null,
  plan text not null check (plan in ('monthly', 'yearly')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  amount integer not null check (amount >= 0),
  currency_code text not null,
  paid_at timestamptz not null,
  -- Months of it whose corrections were granted.
  months_granted integer not null default 0,
  give_back_reason text check (give_back_reason in ('withdrawn', 'after-end', 'twice', 'after-cancelling', 'provider')),
  refund_due_at timestamptz,
  refund_attempts integer not null default 0,
  refund_error text,
  refunded_amount integer not null default 0 check (refunded_amount >= 0),
  created_at timestamptz not null,
  unique (provider, reference)
);
create index subscription_charges_of on subscription_charges (subscription_id, period_start);
create index subscription_charges_owed on subscription_charges (refund_due_at) where refund_due_at is not null;
create index subscription_charges_by_time on subscription_charges (paid_at);

-- The test provider's book of each, and the messages that it owes.
create table sandbox_subscriptions (
  id uuid primary key references subscriptions on delete cascade,
  book jsonb not null,
  due_at timestamptz,
  changed_at timestamptz,
  told_at timestamptz
);
create index sandbox_subscriptions_due on sandbox_subscriptions (due_at) where due_at is not null;
create index sandbox_subscriptions_to_tell on sandbox_subscriptions (changed_at)
  where changed_at is not null and told_at is null;

-- Which subscription is which at Stripe.
create table stripe_subscriptions (
  subscription_id uuid primary key references subscriptions on delete cascade,
  session_id text not null,
  -- Null until its first payment.
  stripe_id text unique,
  customer_id text,
  created_at timestamptz not null
);
