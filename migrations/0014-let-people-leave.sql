-- Erasing an account (LGPD art. 18 VI): what was bought stays as a fiscal record that names nobody and opens nothing.

alter table purchases alter column buyer_email drop not null;
alter table entitlements alter column buyer_email drop not null;

-- As purchases always did: an entitlement outlives the account, else a buyer's rights and the shop's books differ.
alter table entitlements drop constraint entitlements_user_id_fkey;
alter table entitlements add constraint entitlements_user_id_fkey
  foreign key (user_id) references users on delete set null;

-- What no e-mail can claim any more must not be open to anybody.
alter table purchases add constraint purchases_belong_or_end check (buyer_email is not null or revoked_at is not null);
alter table entitlements add constraint entitlements_belong_or_end
  check (buyer_email is not null or revoked_at is not null);

-- That an erasure took place, and why; nothing about whose it was.
create table account_erasures (
  id uuid primary key default gen_random_uuid(),
  reason text not null check (reason in ('own-wish', 'under-age', 'never-proven')),
  kept_orders integer not null check (kept_orders >= 0),
  erased_at timestamptz not null
);
