-- A purchase of a minor that asks the guardian first (docs/product.md §10 Guardians, decision 0276). The switch stands on the
-- tie; a request holds no stock and no money, and is paid as an order or a subscription of its own.
alter table guardian_links add column approves_purchases boolean not null default false;
create table purchase_requests (
  id uuid primary key default gen_random_uuid(),
  minor_id uuid not null references users on delete cascade,
  -- Of a subscription; null where the lines are of a cart.
  plan text check (plan in ('monthly', 'yearly')),
  -- As the guardian is shown them: what stands in the shop meanwhile is held against it when it is paid.
  lines jsonb not null,
  coupon_code text,
  total_amount integer not null check (total_amount > 0),
  currency_code text not null references currencies,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'taken-back')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- An approval ends with the tie by which it was given.
  decided_link_id uuid references guardian_links on delete set null,
  -- Of the question, and once it is approved of the time to pay.
  expires_at timestamptz not null,
  -- What was begun with it last.
  order_id uuid references orders on delete set null,
  subscription_id uuid references subscriptions on delete set null
);
create index purchase_requests_of_minor on purchase_requests (minor_id, asked_at desc);
create index purchase_requests_to_forget on purchase_requests (expires_at);
create index purchase_requests_of_link on purchase_requests (decided_link_id) where decided_link_id is not null;
create index purchase_requests_of_order on purchase_requests (order_id) where order_id is not null;
create index purchase_requests_of_subscription on purchase_requests (subscription_id)
  where subscription_id is not null;
alter table guardian_acts
  drop constraint guardian_acts_act_check,
  add constraint guardian_acts_act_check check (act in ('tied', 'ended', 'permitted', 'withdrawn', 'exported',
    'approval-on', 'approval-off', 'purchase-approved', 'purchase-refused'));
