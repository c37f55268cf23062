-- A task of a class may be set on a theme of the bank (docs/product.md §10 Classes); its title is the bank's of that day.
alter table class_tasks add column theme_id text;
