-- The product that the cart offered a line with, where it was taken for that (docs/product.md §10 The owner's console,
-- decision 0255); null for what was chosen in the shop, and in orders from before.
alter table order_lines add column offered_with text references products;
create index order_lines_offered_with on order_lines (offered_with) where offered_with is not null;
