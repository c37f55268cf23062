-- Which refund of Mercado Pago is which request of ours: a refund there carries no word of the shop's.
create table mercado_pago_refunds (
  refund_id uuid primary key references refunds (id) on delete cascade,
  reference text not null,
  created_at timestamptz not null
);
