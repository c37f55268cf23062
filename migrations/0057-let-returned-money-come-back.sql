-- Money that went back and came to the shop again: a refund that the bank returned, a lost dispute that was won after all.

-- Of when the newest word of the provider about refunds and disputes is: an older one that comes later changes nothing.
alter table orders add column money_told_at timestamptz;

-- How many of its generations an ended purchase took back: as many return if it is opened again.
alter table purchases add column generations_taken integer not null default 0 check (generations_taken >= 0);

-- The failed refund that has opened a line again: once its money goes after all, the line is closed again.
alter table order_lines add column reopened_by uuid;

alter table payment_differences drop constraint payment_differences_kind_check;
alter table payment_differences add constraint payment_differences_kind_check check (kind in
  ('unknown-order', 'not-at-provider', 'amount-mismatch', 'untold', 'refund-failed', 'dispute-reversed'));

-- The built-in test provider's books of the same.
alter table sandbox_refunds add column failed_at timestamptz;
