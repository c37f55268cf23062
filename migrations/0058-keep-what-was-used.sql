-- Who gives an order back pays for the bought generations that were used (decision 0111).
alter table orders add column kept_amount integer not null default 0 check (kept_amount between 0 and total_amount);
