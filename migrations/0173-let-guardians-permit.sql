-- What a tied guardian permits ends with the tie; what the owner enters has none (decision 0261).
alter table guardian_permissions add column given_link_id uuid references guardian_links on delete cascade;
create index guardian_permissions_of_link on guardian_permissions (given_link_id) where given_link_id is not null;
