-- Sign-ups that nobody confirmed nor used: found by their age, and forgotten (server/accounts/prune.ts).
create index users_unused on users (created_at) where email_verified_at is null and last_sign_in_at is null;
