-- Why an account ended may also be a request that came by mail or letter, and was carried out by the owner (LGPD art. 18 VI).
alter table account_erasures drop constraint account_erasures_reason_check;
alter table account_erasures add constraint account_erasures_reason_check
  check (reason in ('own-wish', 'on-request', 'under-age', 'never-proven'));
