-- What the owner's overview asks of the last days, so that it does not look at the years before (tests/http/old-shop.test.ts).
create index orders_by_payment on orders (paid_at) where paid_at is not null;
create index refunds_by_end on refunds (done_at) where done_at is not null;
create index essay_versions_by_age on essay_versions (corrected_at);
create index sessions_by_use on sessions (refreshed_at);
