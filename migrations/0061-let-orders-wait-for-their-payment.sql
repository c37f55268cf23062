-- An order whose buyer has a boleto and pays within some days (decision 0116).

alter table orders add column waiting_since timestamptz;
alter table orders add column waiting_method text;
-- The last moment to pay, as the provider says it; what is reserved stays so for the days that the money is under way.
alter table orders add column payable_until timestamptz;
-- Where the boleto is; gone when the order ends.
alter table orders add column voucher_url text;
alter table orders add column reminded_at timestamptz;
-- Where the provider takes the payment; gone when the order ends.
alter table orders add column payment_url text;
create index orders_to_remind on orders (payable_until)
  where status = 'pending' and waiting_since is not null and reminded_at is null;

alter table sandbox_payments drop constraint sandbox_payments_method_check;
alter table sandbox_payments add constraint sandbox_payments_method_check check (method in ('pix', 'card', 'boleto'));
