-- What buyers say of what they bought (docs/product.md §2 Product page, decision 0235): one for each person and product.
create table product_reviews (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Stands for the writer wherever others can see it (src/server/identity/authors/author.ts).
  author_key text not null,
  rating integer not null check (rating between 1 and 5),
  text text not null check (char_length(text) between 10 and 1000),
  created_at timestamptz not null,
  -- From the beginning, until a moderator has read it.
  hidden_at timestamptz,
  answer text check (char_length(answer) between 1 and 1000),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  unique (product_id, user_id)
);
create index product_reviews_newest on product_reviews (created_at desc, id desc);
create index product_reviews_user on product_reviews (user_id);

create trigger forget_first_look after delete on product_reviews
  for each row execute function forget_first_look('product_review');
-- Its page shows it, and search engines read its stars there.
create trigger announce_change after insert or update or delete or truncate on product_reviews
  for each statement execute function announce_catalogue_change();
