-- What the console searches is kept folded: folding each row at each search was most of its time (decision 0232).
alter table orders add column searched text not null
  generated always as (plain_words(coalesce(buyer_name, '') || ' ' || coalesce(buyer_email, ''))) stored;
alter table order_lines add column searched text not null generated always as (plain_words(product_title)) stored;
alter table users add column searched text not null generated always as (plain_words(email)) stored;
alter table profiles add column searched text not null generated always as (plain_words(coalesce(full_name, ''))) stored;
alter table contact_messages add column searched text not null
  generated always as (plain_words(name || ' ' || email || ' ' || message)) stored;
alter table contact_replies add column searched text not null generated always as (plain_words(text)) stored;
