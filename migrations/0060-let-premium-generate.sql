-- Generations that premium gave (decision 0115): they stay in the allowance, so that one bought later still counts.

alter table profiles add column premium_generations integer not null default 0 check (premium_generations >= 0);
