-- Licences of schools (decision 0273). What a variant grants, and what a purchase has granted: as many seats, until its end.
-- The purchase is the licence: it runs while it is not given back and its end has not come.
alter table variants
  add column licence_seats integer not null default 0 check (licence_seats between 0 and 200),
  add column licence_months integer not null default 6 check (licence_months between 1 and 24);
alter table purchases
  add column licence_seats integer not null default 0 check (licence_seats >= 0),
  -- Null where it grants no licence.
  add column licence_ends_at timestamptz,
  add constraint purchases_licence_ends check ((licence_seats > 0) = (licence_ends_at is not null));
create index purchases_licences on purchases (user_id, licence_ends_at) where licence_seats > 0;
create index purchases_licences_by_end on purchases (licence_ends_at) where licence_seats > 0;

-- Which ends were told by mail, each once.
create table licence_end_notices (
  purchase_id uuid primary key references purchases on delete cascade,
  told_at timestamptz not null
);
