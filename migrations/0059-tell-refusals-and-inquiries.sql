-- While a bank only asks about a payment it has taken no money: what is owed may go back, and ends the question.
alter table disputes add column is_refundable boolean not null default false;

alter table payment_differences drop constraint payment_differences_kind_check;
alter table payment_differences add constraint payment_differences_kind_check check (kind in
  ('unknown-order', 'not-at-provider', 'amount-mismatch', 'untold', 'refund-failed', 'dispute-reversed',
   'checkout-refused'));

-- How often the provider has refused it: each refusal ends one request, and the next is a new one.
alter table refunds add column refusals integer not null default 0 check (refusals >= 0);
