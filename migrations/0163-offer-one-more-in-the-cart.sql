-- What is offered in the cart with a product (docs/product.md §4 Cart, decision 0238), at its price or at a lesser one.
alter table products
  add column companion_product_id text references products on delete set null,
  -- Cents; null is the price that it has.
  add column companion_amount integer check (companion_amount >= 50),
  add constraint products_companion_is_another check (companion_product_id <> id);
